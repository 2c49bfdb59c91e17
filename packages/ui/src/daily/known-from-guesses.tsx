import { useMemo } from 'react';
import type { Column } from './column.ts';
import type { Picture } from './guess-search.tsx';
import { knownFrom } from './known-attributes.ts';
import { KnownPanel } from './known-panel.tsx';
import type { RowView } from './puzzle-view.ts';

interface Props {
  /** Must be referentially stable. The first one is the name. */
  readonly columns: readonly Column[];
  /** Newest first. */
  readonly rows: readonly RowView[];
  readonly picture: Picture;
}

/** What all guesses together tell about the answer. */
export function KnownFromGuesses({ columns, rows, picture }: Props) {
  const known = useMemo(() => knownFrom(rows, columns.length), [rows, columns]);
  const found = known[0]?.status === 'correct' ? rows[0] : undefined;
  return (
    <KnownPanel
      columns={columns}
      known={known}
      guessCount={rows.length}
      picture={found && picture(found.guess.id)}
    />
  );
}
