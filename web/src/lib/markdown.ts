// Markdown as HTML that can do no harm: a rules page may be a stranger's. HTML in it is shown as text, links lead only to
// pages, and pictures are named instead of fetched.
import { Marked, type Token, type Tokens } from 'marked';

const SAFE = ['http:', 'https:', 'mailto:'];

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function isSafe(href: string): boolean {
  try {
    return SAFE.includes(new URL(href, location.href).protocol);
  } catch {
    return false; // not an address at all
  }
}

const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
    image: ({ text }: Tokens.Image) => escaped(text),
    link({ href, tokens }: Tokens.Link) {
      const words = this.parser.parseInline(tokens);
      return isSafe(href) ? `<a href="${escaped(href)}">${words}</a>` : words;
    },
  },
});

export const tokensOf = (source: string): Token[] => marked.lexer(source);
export const htmlOf = (token: Token): string => marked.parser([token]);
