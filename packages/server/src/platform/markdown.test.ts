import { describe, expect, it } from 'vitest';
import { isTooNested, readMarkdown, readMarkdownLine } from './markdown.ts';

const paragraph = (...spans: object[]) => [{ kind: 'paragraph', spans }];

describe('readMarkdown', () => {
  it('reads headings, paragraphs, lists, quotes, code, styles and links', () => {
    const source = `# Title\n\nOne **two** *three*\nfour \`x<y\`  \nfive\n\n#### Sub\n\n- a\n  - [b](/shop)\n- c\n\n1. d\n\n> e\n\n    f < g\n\n---\n`;
    expect(readMarkdown(source)).toEqual([
      { kind: 'heading', spans: [{ text: 'Title' }] },
      {
        kind: 'paragraph',
        spans: [
          { text: 'One ' },
          { text: 'two', style: 'strong' },
          { text: ' ' },
          { text: 'three', style: 'emphasis' },
          { text: ' four ' },
          { text: 'x<y', style: 'code' },
          { text: '\n' },
          { text: 'five' },
        ],
      },
      { kind: 'subheading', spans: [{ text: 'Sub' }] },
      { kind: 'bullet', spans: [{ text: 'a' }] },
      { kind: 'bullet', spans: [{ text: 'b', href: '/shop' }] },
      { kind: 'bullet', spans: [{ text: 'c' }] },
      { kind: 'number', spans: [{ text: 'd' }] },
      { kind: 'quote', spans: [{ text: 'e' }] },
      { kind: 'code', spans: [{ text: 'f < g' }] },
    ]);
  });

  it.each([
    ['https://a.example/b?c#d', 'https://a.example/b?c#d'],
    ['HTTP://a.example', 'http://a.example/'],
    ['faq#top', '/faq#top'],
    ['/a/../shop', '/shop'],
    ['//other.example/x', 'https://other.example/x'],
    [String.raw`/\\other.example`, 'https://other.example/'],
  ])('links to %s', (given, href) => {
    expect(readMarkdown(`[x](${given})`)).toEqual(paragraph({ text: 'x', href }));
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#115;cript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'mailto:a@b.example',
    'blob:https://a.example/x',
    'file:///etc/passwd',
    'https://[',
    '/.//host.example',
    'https://hub.invalid//host.example',
  ])('does not link to %s', (address) => {
    const spans = readMarkdown(`[x](${address})`).flatMap((block) => block.spans);
    for (const { href } of spans) expect(href ?? '/').toMatch(/^\/(?!\/)/);
  });

  it('shows a text as it was typed that is nested too deeply', () => {
    const all = [
      '> '.repeat(4_000),
      '>'.repeat(21),
      '- '.repeat(300),
      '*_'.repeat(2_000),
      '['.repeat(4_000),
      `${'**a *b '.repeat(30)}x${'* **'.repeat(30)}`,
    ];
    for (const text of all.map((one) => `${one}x`)) {
      const shown = readMarkdown(text)
        .flatMap(({ spans }) => spans.map((span) => span.text))
        .join('');
      expect(shown).toContain('x');
    }
    for (const text of all.slice(0, 3)) expect(isTooNested(`${text}x`)).toBe(true);
    for (const text of ['> > > x', '- a\n  - b\n    - **c _d_**', '- x\n'.repeat(500)])
      expect(isTooNested(text)).toBe(false);
  });

  it('keeps HTML and pictures as text', () => {
    expect(readMarkdown('<script>alert(1)</script>')).toEqual(
      paragraph({ text: '<script>alert(1)</script>' }),
    );
    const { spans } = readMarkdown('a <b onclick="x">b</b> ![p](https://a.example/p.png)')[0] ?? {};
    expect(spans?.map(({ text }) => text).join('')).toBe(
      'a <b onclick="x">b</b> ![p](https://a.example/p.png)',
    );
    expect(spans?.some(({ href }) => href !== undefined)).toBe(false);
  });
});

it('readMarkdownLine joins blocks', () =>
  expect(readMarkdownLine('# a\n\nb **c**')).toEqual([
    { text: 'a' },
    { text: ' ' },
    { text: 'b ' },
    { text: 'c', style: 'strong' },
  ]));
