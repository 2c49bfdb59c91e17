import type { TextBlock, TextSpan } from '@hub/protocol/formatted-text';
import { Lexer, type MarkedToken, type Token } from 'marked';

type Style = Pick<TextSpan, 'style' | 'href'>;
type Kind = TextBlock['kind'];

/** Markdown as blocks of text. HTML and pictures stay text, and so does a link to anything but the web and this hub. */
export const readMarkdown = (source: string): TextBlock[] => blocksOf(Lexer.lex(source), 'paragraph');

/** Markdown as one line: blocks follow each other without breaks. */
export const readMarkdownLine = (source: string): TextSpan[] =>
  readMarkdown(source).flatMap(({ spans }, at) => (at === 0 ? spans : [{ text: ' ' }, ...spans]));

/** `kind` is that of the paragraphs. Lists within lists become one list. */
function blocksOf(tokens: readonly Token[], kind: Kind): TextBlock[] {
  const block = (ofKind: Kind, spans: TextSpan[]): TextBlock[] =>
    spans.some(({ text }) => text.trim() !== '') ? [{ kind: ofKind, spans }] : [];
  return (tokens as MarkedToken[]).flatMap((token) => {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- anything else stays as it was written
    switch (token.type) {
      case 'heading':
        return block(token.depth <= 2 ? 'heading' : 'subheading', spansOf(token.tokens));
      case 'paragraph':
        return block(kind, spansOf(token.tokens));
      case 'text':
        return block(kind, spansOf(token.tokens ?? [token]));
      case 'list':
        return token.items.flatMap(({ tokens: inItem }) =>
          blocksOf(inItem, token.ordered ? 'number' : 'bullet'),
        );
      case 'blockquote':
        return blocksOf(token.tokens, 'quote');
      case 'code':
        return block('code', [{ text: token.text }]);
      case 'space':
      case 'hr':
      case 'def':
      case 'checkbox':
        return [];
      default:
        return block(kind, [{ text: token.raw.trim() }]);
    }
  });
}

function spansOf(tokens: readonly Token[], inside: Style = {}): TextSpan[] {
  return (tokens as MarkedToken[]).flatMap((token) => {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- anything else stays as it was written
    switch (token.type) {
      case 'strong':
        return spansOf(token.tokens, { ...inside, style: 'strong' });
      case 'em':
        return spansOf(token.tokens, { ...inside, style: 'emphasis' });
      case 'codespan':
        return [{ ...inside, style: 'code' as const, text: token.text }];
      case 'link': {
        const href = addressOf(token.href);
        return spansOf(token.tokens, href === undefined ? inside : { ...inside, href });
      }
      case 'br':
        return [{ text: '\n' }];
      case 'text':
      case 'escape':
        return [{ ...inside, text: token.text.replaceAll(/\s*\n\s*/g, ' ') }];
      default:
        return [{ ...inside, text: token.raw }];
    }
  });
}

const HERE = 'https://hub.invalid';

/** The address of a link to the web, or to a page of this hub, as the browser will read it; undefined for any other. */
function addressOf(href: string): string | undefined {
  const url = URL.parse(href, HERE);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
  return url.origin === HERE ? url.pathname + url.search + url.hash : url.href;
}
