import type { TextBlock, TextSpan } from '@hub/protocol/formatted-text';
import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';

type Style = Pick<TextSpan, 'style' | 'href'>;
type Kind = TextBlock['kind'];

/** Markdown as blocks of text. HTML and pictures stay text, and so does a link to anything but the web and this hub. */
export function readMarkdown(source: string): TextBlock[] {
  const tokens = lexed(source);
  return tokens === undefined
    ? [{ kind: 'paragraph', spans: [{ text: source }] }]
    : blocksOf(tokens, 'paragraph');
}

/** Quotes, lists and emphasis within each other. */
const MOST_NESTED = 20;
/** What a form says of a text that `isTooNested`. */
export const TOO_NESTED = `has more than ${MOST_NESTED} quotes, lists or emphases within each other`;

/** Whether a text would be shown as it is typed, without any formatting. */
export const isTooNested = (source: string): boolean => lexed(source) === undefined;

function lexed(source: string): Token[] | undefined {
  // Thousands of quote signs exceed the stack of the lexer, and a few hundred take it long.
  if (/^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])){21}/m.test(source)) return undefined;
  try {
    const tokens = Lexer.lex(source);
    return isDeeper(tokens, MOST_NESTED) ? undefined : tokens;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const isDeeper = (tokens: readonly Token[], levels: number): boolean =>
  tokens.some(
    (token) =>
      levels === 0 ||
      isDeeper('tokens' in token ? (token.tokens ?? []) : [], levels - 1) ||
      isDeeper(token.type === 'list' ? (token as Tokens.List).items : [], levels - 1),
  );

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
  if (url.origin !== HERE) return url.href;
  // Browsers read `//host` as another host.
  return url.pathname.startsWith('//') ? undefined : url.pathname + url.search + url.hash;
}
