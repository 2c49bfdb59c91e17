import { Button } from '@hub/ui/controls/button.tsx';
import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import { useEffect, useRef } from 'react';
import styles from './board.module.css';
import type { PortraitSrc } from './champion-picture.tsx';
import { GuessBoard } from './guess-board.tsx';
import { GuessSearch } from './guess-search.tsx';
import { KnownPanel } from './known-panel.tsx';
import { Legend } from './legend.tsx';
import { championRiftTexts as texts } from './texts.ts';
import type { Rift } from './use-rift.ts';
import type { BoardView } from './view-model.ts';

interface Props {
  readonly view: BoardView;
  readonly rift: Rift;
  readonly portraitSrc: PortraitSrc;
  readonly onReopen: () => void;
}

/** The open rift: the field for the next guess, the known attributes, and all guesses. */
export function Board({ view, rift, portraitSrc, onReopen }: Props) {
  return (
    <>
      {view.parting ? (
        <div className={styles['notice']}>
          <ErrorPlate {...texts[view.parting]} onRetry={onReopen} />
        </div>
      ) : (
        <GuessSearch
          candidates={view.candidates}
          text={view.text}
          disabled={!view.canGuess}
          refusal={view.refusal}
          onType={rift.type}
          onGuess={rift.guess}
          portraitSrc={portraitSrc}
        />
      )}
      {view.outcome && !view.isResultOpen && <ShowResult onClick={rift.openResult} />}
      <KnownPanel
        known={view.known}
        knownCount={view.knownCount}
        championImage={view.championImage}
        portraitSrc={portraitSrc}
      />
      <GuessBoard rows={view.rows} portraitSrc={portraitSrc} />
      <Legend />
    </>
  );
}

/** Appears when the result dialog is closed, and takes over the focus from it. */
function ShowResult({ onClick }: { readonly onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles['result']}>
      <Button ref={button} look="gold" onClick={onClick}>
        {texts.showResult}
      </Button>
    </div>
  );
}
