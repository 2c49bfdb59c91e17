import { Button } from '@hub/ui/controls/button.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { plural, t } from '@lingui/core/macro';
import { Lock } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { type RiftGuesserState as Game, RINGS } from '../game.ts';
import styles from './board.module.css';

import { GRADE_BADGES, RING_GRADES } from './grade-badge.ts';

import { formatLife } from './life-format.ts';
import { Minimap } from './minimap.tsx';
import { SectionView } from './section-view.tsx';
import type { Guesser } from './use-guesser.ts';

interface Props {
  readonly game: Game;
  readonly guesser: Guesser;
  readonly canMark: boolean;
  readonly sectionView: RefObject<HTMLDivElement | null>;
}

/** A round: the section to find, and the minimap to mark it on. */
export function Board({ game, guesser, canMark, sectionView }: Props) {
  const minimap = useRef<HTMLDivElement>(null);
  const { round, action, timePerRound } = game;
  const { marker, endsAt, pending, refusal } = guesser.state;
  const isRunning = action === 'startRound';
  useEffect(() => {
    // Focuses the minimap, so that its keys work at once.
    if (isRunning && round > 0) minimap.current?.focus({ preventScroll: true });
  }, [isRunning, round]);
  return (
    <div className={styles['board']}>
      <SectionView
        ref={sectionView}
        section={game.section}
        round={round}
        endsAt={endsAt}
        totalMs={timePerRound}
      />
      <Card as="aside" className={styles['panel']} aria-label={t`Minimap`}>
        <h2 className={styles['title']}>{t`Where is this?`}</h2>
        <Minimap
          ref={minimap}
          marker={marker}
          canMark={canMark}
          onMark={guesser.mark}
          onSettle={guesser.settle}
          onLockIn={guesser.lockIn}
        />
        <p
          className={styles['hint']}
        >{t`Click the map to move your marker. Missing the timer costs 2,500 life.`}</p>
        <ul className={styles['rings']}>
          {RING_GRADES.map((grade) => (
            <li key={grade} style={{ color: GRADE_BADGES[grade].color }}>
              <b>{t(GRADE_BADGES[grade].name)}</b>
              <span>{t`within ${{ paces: formatFigure(RINGS[grade]) }}`}</span>
            </li>
          ))}
        </ul>
        <div className={styles['action']}>
          <Button
            variant="gold"
            size="large"
            icon={Lock}
            block
            busy={pending !== undefined && isRunning}
            disabled={!canMark || marker === undefined}
            onClick={guesser.lockIn}
          >
            <span>
              {t`LOCK IN`}
              {marker === undefined && (
                <small className={styles['why']}>
                  {t({ message: 'Mark the map first', comment: 'Why nothing can be locked in yet.' })}
                </small>
              )}
            </span>
          </Button>
        </div>
        {refusal !== undefined && <ErrorBox>{refusal.message}</ErrorBox>}
      </Card>
      <output className="sr">
        {isRunning &&
          t`Round ${round}. You have ${plural({ seconds: Math.round(timePerRound / 1000) }, { other: '# seconds' })} and ${{ life: formatLife(game.lifePoints) }} life.`}
      </output>
    </div>
  );
}
