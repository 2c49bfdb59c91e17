import { DailyScreen, type DailyScreenPage } from '@hub/ui/daily/daily-screen.tsx';
import { GuessBoard } from '@hub/ui/daily/guess-board.tsx';
import { KnownFromGuesses } from '@hub/ui/daily/known-from-guesses.tsx';
import { Legend } from '@hub/ui/daily/legend.tsx';
import { rowSentence } from '@hub/ui/daily/row-sentence.ts';
import { useCallback } from 'react';
import { COLUMNS } from './columns.tsx';
import { ItemPicture, type PictureSrc } from './item-picture.tsx';
import { type ItemRiftFrame, itemRiftRules } from './puzzle.ts';
import { itemRiftTexts as texts } from './texts.ts';

interface Props extends DailyScreenPage<ItemRiftFrame> {
  /** Must be referentially stable. If undefined, only emblems are shown. */
  readonly pictureSrc?: PictureSrc | undefined;
}

const nothing = () => undefined;

/** The Item Rift screen. The page provides the connection, the balance and the sounds. */
export function ItemRiftGame({ pictureSrc = nothing, ...page }: Props) {
  const picture = useCallback((id: string) => <ItemPicture id={id} pictureSrc={pictureSrc} />, [pictureSrc]);
  return (
    <DailyScreen
      {...page}
      texts={texts}
      rules={itemRiftRules}
      picture={picture}
      sentence={(guess) => rowSentence(guess, COLUMNS)}
      columns={COLUMNS.length}
      hardColumns={COLUMNS}
      narrow={3}
      renderKnown={({ rows }) => <KnownFromGuesses columns={COLUMNS} rows={rows} picture={picture} />}
      renderBoard={({ rows }) => (
        <>
          <GuessBoard columns={COLUMNS} rows={rows} picture={picture} emptyText={texts.noGuesses} />
          <Legend />
        </>
      )}
    />
  );
}
