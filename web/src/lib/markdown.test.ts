import { describe, expect, it } from 'vitest';
import { Page } from './markdown';

/** What the page would hold. */
function page(source: string): HTMLElement {
  const made = document.createElement('div');
  const pages = new Page();
  made.innerHTML = pages.tokens(source).map((token) => pages.html(token)).join('');
  return made;
}

describe('the rules page of a stranger', () => {
  it('is Markdown as usual', () => {
    const made = page('## Play\n\nA **man** moves:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n[more](/rules/chess) `a<b`');
    expect(made.querySelector('h2')!.textContent).toBe('Play');
    expect(made.querySelector('strong')!.textContent).toBe('man');
    expect(made.querySelectorAll('td')).toHaveLength(2);
    expect(made.querySelector('a')!.getAttribute('href')).toBe('/rules/chess');
    expect(made.querySelector('code')!.textContent).toBe('a<b');
  });

  it.each([
    '<script>alert(1)</script>',
    'before <img src=x onerror=alert(1)> after',
    '<div onclick="alert(1)">\n\nthere\n\n</div>',
    '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
    '[there](javascript:alert(1))',
    '[there](JaVaScRiPt:alert(1))',
    '[there](java&#115;cript:alert(1))',
    '[there](data:text/html,<script>alert(1)</script>)',
    '[there]: javascript:alert(1)\n\n[there]',
    '<javascript:alert(1)>',
    '![there](x" onerror="alert(1))',
    '![there](https://elsewhere.example/spy.png)',
    '[there](https://elsewhere.example "x\\" onmouseover=\\"alert(1)")',
    '```"><img src=x onerror=alert(1)>\nthere\n```',
    '| <img src=x onerror=alert(1)> |\n|---|\n| there |',
  ])('can do no harm: %s', (source) => {
    const made = page(source);
    expect(made.querySelector('script, img, svg, iframe, object, form, style')).toBeNull();
    for (const element of made.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(['href', 'class', 'align']).toContain(name);
        if (name === 'href') expect(new URL(value, 'https://here.example').protocol).toBe('https:');
      }
    }
  });

  it('shows what it does not do as text', () => {
    expect(page('a <b onclick="x()">bold</b> word').textContent).toContain('<b onclick="x()">');
  });

  it('keeps a sign and the full stop behind it on one line', () => {
    const page = new Page({ sign: (name) => (name === 'shot' ? '<i></i>' : null), option: () => null, set: (text) => text });
    const unbroken = '<span class="unbroken"><i></i>,</span>';
    expect(page.inline('one :shot:, two :shot: and :other:.')).toBe(`one ${unbroken} two <i></i> and :other:.`);
  });

  it('breaks a code after an underscore and nowhere else', () => {
    expect(new Page().inline('`exactly_3_if`')).toBe('<code>exactly_<wbr>3_<wbr>if</code>');
  });
});
