import { Button } from '@hub/ui/controls/button.tsx';
import { LogOut, Zap } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ChainPlayer } from '../game.ts';
import styles from './out-plate.module.css';
import { chainTexts } from './texts.ts';

const texts = chainTexts.outPlate;

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
export function OutPlate({ player: { place, outBy }, of, onNewGame, onLeave }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // The field that had the focus is gone. A button must not get it: the player may be typing.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby="chain-out" className={styles['out']}>
      <h2 ref={title} id="chain-out" tabIndex={-1}>
        {texts.title}
      </h2>
      <p>
        {place !== null && <b>{texts.place(place, of)}</b>}{' '}
        {outBy && texts.because[outBy.cause](outBy.input ?? '')}
      </p>
      <div className={styles['ways']}>
        <Button look="gold" icon={Zap} onClick={onNewGame}>
          {texts.newGame}
        </Button>
        <Button icon={LogOut} onClick={onLeave}>
          {texts.leave}
        </Button>
      </div>
    </section>
  );
}
