import { ArenaMap } from '@hub/ui/art/arena-map.tsx';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { PracticeChip } from '@hub/ui/text/practice-chip.tsx';
import { t } from '@lingui/core/macro';
import { Dumbbell, Heart, Map as MapIcon, MapPin, Play, Swords } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ROUND_SECONDS } from '../descriptor.ts';
import styles from './start-card.module.css';

interface Props {
  readonly isPractice: boolean;
  /** Whether the run can be played once. */
  readonly isOnce: boolean;
  readonly onStart: () => void;
  /** Leads from a game that counts to practice, and back. */
  readonly onSwitch: () => void;
}

/** One for each rule, in its order. */
const RULE_ICONS = [MapIcon, MapPin, Heart];

/** Shown before a game: its description, over the map. The clock starts when the button is pressed. */
export function StartCard({ isPractice, isOnce, onStart, onSwitch }: Props) {
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus(), []);
  const title = t({ message: 'Ready?', context: 'to one player' });
  return (
    <div className={classNames('cut', styles['stage'])}>
      <ArenaMap className={styles['map']} />
      <Card className={styles['card']} aria-label={title}>
        <h2>{title}</h2>
        {isOnce && (
          <Chip color="var(--ember-400)" icon={Swords} className={styles['practice']}>
            {t`One try`}
          </Chip>
        )}
        {isPractice && !isOnce && <PracticeChip full className={styles['practice']} />}
        <ol className={styles['rules']}>
          {[
            t`Every round shows a small section of the map.`,
            t`Mark on the minimap where it lies, and lock in within ${ROUND_SECONDS} seconds.`,
            t`What you are off is taken from your life. No marker costs 2,500.`,
          ].map((rule, at) => (
            <li key={rule}>
              <span className={classNames('cut', styles['tile'])}>
                <Icon of={RULE_ICONS[at] ?? MapIcon} />
              </span>
              {rule}
            </li>
          ))}
        </ol>
        <Button ref={start} variant="gold" size="large" icon={Play} block onClick={onStart}>
          {isPractice && !isOnce ? t`Start Practice` : t`Start Game`}
        </Button>
        {!isOnce && (
          <Button variant="ghost" icon={isPractice ? undefined : Dumbbell} block onClick={onSwitch}>
            {isPractice ? t`Play for score` : t`Practice`}
          </Button>
        )}
      </Card>
    </div>
  );
}
