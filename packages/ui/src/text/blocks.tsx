import type { TextBlock } from '@hub/protocol/formatted-text';
import styles from './blocks.module.css';
import { Spans } from './spans.tsx';

/** Texts of the host, below a heading of the second level. */
export const Blocks = ({ blocks }: { readonly blocks: readonly TextBlock[] }) => (
  <div className={`links ${styles['blocks']}`}>
    {inLists(blocks).map((part, at) => {
      const [first] = part;
      const key = `${at} ${first?.spans[0]?.text ?? ''}`;
      if (first?.kind === 'bullet' || first?.kind === 'number') {
        const List = first.kind === 'bullet' ? 'ul' : 'ol';
        return (
          <List key={key}>
            {part.map(({ spans }, line) => (
              <li key={`${line} ${spans[0]?.text ?? ''}`}>
                <Spans spans={spans} />
              </li>
            ))}
          </List>
        );
      }
      return first && <Block key={key} block={first} />;
    })}
  </div>
);

function Block({ block: { kind, spans } }: { readonly block: TextBlock }) {
  const text = <Spans spans={spans} />;
  if (kind === 'heading') return <h3>{text}</h3>;
  if (kind === 'subheading') return <h4>{text}</h4>;
  if (kind === 'quote') return <blockquote>{text}</blockquote>;
  if (kind === 'code') return <pre>{text}</pre>;
  return <p>{text}</p>;
}

/** Neighbouring items of one kind together, every other block by itself. */
function inLists(blocks: readonly TextBlock[]): TextBlock[][] {
  const parts: TextBlock[][] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    const isItem = block.kind === 'bullet' || block.kind === 'number';
    if (isItem && last?.[0]?.kind === block.kind) last.push(block);
    else parts.push([block]);
  }
  return parts;
}
