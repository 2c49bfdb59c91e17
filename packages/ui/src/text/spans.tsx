import type { TextSpan } from '@hub/protocol/formatted-text';

/** Text of the host in its styles, with links. */
export const Spans = ({ spans }: { readonly spans: readonly TextSpan[] }) =>
  spans.map((span, at) => <Span key={`${at} ${span.text}`} span={span} />);

/** A link to another site opens beside the hub. */
function Span({ span: { text, style, href } }: { readonly span: TextSpan }) {
  const styled = style === undefined ? text : <Styled style={style} text={text} />;
  if (href === undefined) return <>{styled}</>;
  if (href.startsWith('/')) return <a href={href}>{styled}</a>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {styled}
    </a>
  );
}

function Styled({ style, text }: Required<Pick<TextSpan, 'style' | 'text'>>) {
  if (style === 'code') return <code>{text}</code>;
  return style === 'strong' ? <strong>{text}</strong> : <em>{text}</em>;
}
