import { DailyScreen, type DailyScreenPage } from '@hub/ui/daily/daily-screen.tsx';
import { GuessBoard } from '@hub/ui/daily/guess-board.tsx';
import { KnownFromGuesses } from '@hub/ui/daily/known-from-guesses.tsx';
import { Legend } from '@hub/ui/daily/legend.tsx';
import { rowSentence } from '@hub/ui/daily/row-sentence.ts';
import { ChampionPicture, type PortraitSrc } from '@hub/ui/emblem/champion-picture.tsx';
import { useCallback } from 'react';
import { COLUMNS } from './columns.tsx';
import type { RiftFrame } from './connection.ts';
import type { FetchLore } from './lore.ts';
import { LoreText } from './lore-text.tsx';
import { riftRules } from './puzzle.ts';
import { championRiftTexts as texts } from './texts.ts';

interface Props extends DailyScreenPage<RiftFrame> {
  /** Must be referentially stable. If undefined, no lore is shown. */
  readonly fetchLore?: FetchLore | undefined;
  /** Must be referentially stable. If undefined, only emblems are shown. */
  readonly portraitSrc?: PortraitSrc | undefined;
}

const nothing = () => undefined;

/** The Champion Rift screen. The page provides the connection, the balance and the sounds. */
export function ChampionRiftGame({ fetchLore, portraitSrc = nothing, ...page }: Props) {
  const picture = useCallback(
    (id: string, compact?: boolean) => (
      <ChampionPicture id={id} portraitSrc={portraitSrc} compact={compact} />
    ),
    [portraitSrc],
  );
  return (
    <DailyScreen
      {...page}
      texts={texts}
      rules={riftRules}
      picture={picture}
      sentence={(guess) => rowSentence(guess, COLUMNS)}
      columns={COLUMNS.length}
      hardColumns={COLUMNS}
      renderKnown={({ rows }) => <KnownFromGuesses columns={COLUMNS} rows={rows} picture={picture} />}
      renderBoard={({ rows }) => (
        <>
          <GuessBoard columns={COLUMNS} rows={rows} picture={picture} emptyText={texts.noGuesses} />
          <Legend entries={texts.legendEntries} />
        </>
      )}
      answerTitle={({ champion }) => champion?.title}
      renderAbout={({ answer }) => <LoreText championId={answer.id} fetchLore={fetchLore} />}
    />
  );
}
