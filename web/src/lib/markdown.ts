// Markdown as HTML that can do no harm: a rules page may be a stranger's. HTML in it is shown as text, links lead only to
// pages, and pictures are named instead of fetched. Paragraphs have names (see anchors.ts), and signs are drawn.
import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { anchorOf } from './anchors';
import { SIGN } from './signs';

const SAFE = ['http:', 'https:', 'mailto:'];
const OTHER_PAGE = /^(?![a-z]+:)[^#]*?(?:(\w+)\.md)(#[\w-]*)?$/; // of the documentation, of which this client has few
const STOP = /^[.,;!?)]*/; // what never begins a line

export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

function isSafe(href: string): boolean {
  try {
    return SAFE.includes(new URL(href, location.href).protocol);
  } catch {
    return false; // not an address at all
  }
}

/** The page of the documentation that this client shows too. */
export const BALANCE = 'balance';

/** What a game puts in place of something written on its page; null: it stays as it is. */
export interface PageWords {
  /** The drawing of `:name:`. */
  sign: (name: string) => string | null;
  /** An option in the words of the form, from a row of the table of options; `value` is null for its name. */
  option: (name: string, value: string | null) => string | null;
  /** A text as its language sets it. */
  set: (text: string) => string;
}
const PLAIN: PageWords = { sign: () => null, option: () => null, set: (text) => text };
const usual = new Renderer();

type Named<T> = T & { anchor?: string };
const id = (anchor: string | undefined) => (anchor ? ` id="${anchor}"` : '');

export class Page {
  #marked: Marked;
  #section = '';

  constructor(words: PageWords = PLAIN) {
    this.#marked = new Marked({
      gfm: true,
      extensions: [
        {
          name: 'sign',
          level: 'inline',
          start: (text) => /(?<![\w:]):[a-z]/.exec(text)?.index,
          tokenizer(text) {
            const found = SIGN.exec(text);
            const stop = found && STOP.exec(text.slice(found[0].length))![0];
            return found ? { type: 'sign', raw: found[0] + stop, sign: found[1]!, stop } : undefined;
          },
          renderer: ({ raw, sign, stop }) => {
            const drawn = words.sign(sign as string);
            if (drawn === null) return escaped(raw);
            return stop ? `<span class="unbroken">${drawn}${escaped(stop as string)}</span>` : drawn;
          },
        },
        { name: 'told', renderer: (token) => token.raw }, // made below, never written
      ],
      renderer: {
        text(token: Tokens.Text | Tokens.Escape) {
          return 'tokens' in token && token.tokens ? this.parser.parseInline(token.tokens) : words.set(usual.text(token));
        },
        html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
        codespan: ({ text }: Tokens.Codespan) => `<code>${breakable(text)}</code>`,
        image: ({ text }: Tokens.Image) => escaped(text),
        link({ href, tokens }: Tokens.Link) {
          const said = this.parser.parseInline(tokens);
          const page = OTHER_PAGE.exec(href);
          if (page) return page[1] === BALANCE ? `<a href="/${BALANCE}${page[2] ?? ''}">${said}</a>` : said;
          return isSafe(href) ? `<a href="${escaped(href)}">${said}</a>` : said;
        },
        heading({ tokens, depth, anchor }: Named<Tokens.Heading>) {
          return `<h${depth}${id(anchor)}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
        },
        listitem({ tokens, anchor }: Named<Tokens.ListItem>) {
          return `<li${id(anchor)}>${this.parser.parse(tokens)}</li>\n`;
        },
        table({ header, rows }: Tokens.Table) {
          const cells = (row: Tokens.TableCell[], tag: string) =>
            row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('');
          const lines = rows.map((row) => {
            const anchor = caseOf(row[0]?.text ?? '');
            inWords(row, words);
            return `<tr${id(anchor)}>${cells(row, 'td')}</tr>`;
          });
          return `<table><thead><tr>${cells(header, 'th')}</tr></thead><tbody>${lines.join('')}</tbody></table>\n`;
        },
      },
    });
  }

  tokens(source: string): Token[] {
    const tokens = this.#marked.lexer(source);
    for (const token of tokens) this.#name(token);
    return tokens;
  }

  html(token: Token): string {
    return this.#marked.parser([token]);
  }

  /** A sentence or two, without paragraphs. */
  inline(source: string): string {
    return this.#marked.parseInline(source, { async: false });
  }

  /** `## §3` is #s3, the second item of a numbered list in it #s3.2, an item that begins with A16 #a16. */
  #name(token: Token): void {
    if (token.type === 'heading') {
      const number = /^§\s?(\d+(?:\.\d+)?)/.exec((token as Tokens.Heading).text);
      if (number) {
        (token as Named<Tokens.Heading>).anchor = anchorOf(`§${number[1]}`);
        this.#section = number[1]!.split('.')[0]!;
      } else if (token.depth === 2) {
        (token as Named<Tokens.Heading>).anchor = (token as Tokens.Heading).text.toLowerCase().replace(/[^\w\- ]/g, '').replaceAll(' ', '-');
        this.#section = '';
      }
    } else if (token.type === 'list') {
      const { items, ordered, start } = token as Tokens.List;
      items.forEach((item: Named<Tokens.ListItem>, index) => {
        if (ordered && this.#section) item.anchor = `s${this.#section}.${Number(start) + index}`;
        else if (!ordered) item.anchor = caseOf(item.text);
      });
    }
  }
}

/** A case of the appendix, by what its row or item begins with. */
function caseOf(text: string): string | undefined {
  const found = /^(?:\*\*)?(A\d+[a-z]?)\b/.exec(text);
  return found ? anchorOf(found[1]!) : undefined;
}

/** In a row of the table of options, `board` and `8x8` are told in the words of the form, with what is written beside them. */
function inWords(row: Tokens.TableCell[], words: PageWords): void {
  const [first, second] = row;
  const names = first?.tokens.filter(({ type }) => type === 'codespan').map((token) => (token as Tokens.Codespan).text) ?? [];
  if (names.length === 0 || !names.every((name) => words.option(name, null) !== null)) return;
  const told = (token: Token, name: string, value: string | null, isNoted = false): Token => {
    const said = words.option(name, value);
    if (said === null) return token;
    const { text } = token as Tokens.Codespan;
    const code = said === text ? '' : ` <code>${breakable(text)}</code>`; // some words are written alike: no
    return { type: 'told', raw: `<span class="option${isNoted ? ' noted' : ''}">${escaped(said)}${code}</span>` } as Token;
  };
  first!.tokens = first!.tokens.map((token) => (token.type === 'codespan' ? told(token, (token as Tokens.Codespan).text, null) : token));
  let which = 0; // several options may share a row, their values parted by semicolons
  const values = second!.tokens.map((token, at, all) => {
    if (token.type === 'text') which += names.length > 1 ? token.raw.split(';').length - 1 : 0;
    return token.type === 'codespan' ? told(token, names[which] ?? names[0]!, (token as Tokens.Codespan).text, /^\s*:/.test(all[at + 1]?.raw ?? '')) : token;
  });
  const isTold = (at: number) => values[at]?.type === 'told';
  const parted = values.map((token, at) => (token.type === 'text' && (isTold(at - 1) || isTold(at + 1)) ? withoutSeparator(token) : token));
  second!.tokens = parted.filter(({ raw }) => raw !== ''); // each has its line, with what is said of it after a colon
}

/** A code may be broken after an underscore, and nowhere else. */
const breakable = (code: string) => escaped(code).replaceAll('_', '_<wbr>');

/** What stands behind a value, without the comma or slash that parted them. */
function withoutSeparator(token: Token): Token {
  const text = token.raw.replace(/^[,;/\s]+/, '').replace(/\s*\/\s*$/, '');
  return { ...token, raw: text, text } as Token;
}
