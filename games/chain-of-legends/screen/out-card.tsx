import { Button } from '@hub/ui/controls/button.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { sentenceGap } from '@hub/ui/text/sentence-gap.ts';
import { t } from '@lingui/core/macro';
import { LogOut, Zap } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ChainPlayer } from '../game.ts';
import styles from './out-card.module.css';
import { bothNames } from './own-names.tsx';

const BECAUSE = {
  wrongLetter: (input: string) => t`“${{ input: isolated(input) }}” starts with the wrong letter.`,
  used: (input: string) => t`“${{ input: isolated(input) }}” was used already.`,
  unknown: (input: string) => t`There is no champion called “${{ input: isolated(input) }}”.`,
  late: () => t`Your time ran out.`,
  jinxed: () => t`Jinxed: no champion was left for your letter.`,
};

interface Props {
  /** The player who is out. */
  readonly player: ChainPlayer;
  /** Number of players. */
  readonly of: number;
  /** Leaves this table for a new one. */
  readonly onNewGame: () => void;
  readonly onLeave: () => void;
}

/** Takes the place of the answer field of a player who is out: the place, what took the last life, and what to do next. */
export function OutCard({ player: { place, outBy }, of, onNewGame, onLeave }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // The field that had the focus is gone. A button must not get it: the player may be typing.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby="chain-out" className={styles['out']}>
      <h2 ref={title} id="chain-out" tabIndex={-1}>
        {t`You are out`}
      </h2>
      <p>
        {place !== null && <b>{t`Place ${place} of ${of}.`}</b>}
        {sentenceGap()}
        {outBy && BECAUSE[outBy.cause](bothNames(outBy.input ?? ''))}
      </p>
      <div className={styles['ways']}>
        <Button variant="gold" icon={Zap} onClick={onNewGame}>
          {t`New game`}
        </Button>
        <Button icon={LogOut} onClick={onLeave}>
          {t`Leave`}
        </Button>
      </div>
    </section>
  );
}
