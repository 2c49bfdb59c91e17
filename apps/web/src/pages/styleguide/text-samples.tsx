import { USERNAME_EFFECTS } from '@hub/protocol/username-effects';
import { Chip } from '@hub/ui/text/chip.tsx';
import { CountdownTimer } from '@hub/ui/text/countdown-timer.tsx';
import { EssenceAmount } from '@hub/ui/text/essence-amount.tsx';
import { RewardLine } from '@hub/ui/text/reward-line.tsx';
import { Tag, type TagName } from '@hub/ui/text/tag.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { Flame, WifiOff } from 'lucide-react';
import { Row, Sample } from './sample.tsx';
import styles from './styleguide-page.module.css';

const TAGS: readonly TagName[] = [
  'PvE',
  'PvP',
  'New',
  'Coop',
  'Strategy',
  'Fast-paced',
  'You',
  'Owner',
  'Private',
  'Ready',
  'Live',
];
const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary', 'mythic'];
const REMAINING_MS = ((7 * 60 + 42) * 60 + 18) * 1000;

/** The 22 username effects, no effect, an unknown one and a long name. */
export function EffectSamples() {
  return (
    <Sample title="Username effects" wide>
      <ul className={styles['effects']}>
        {[...USERNAME_EFFECTS, 'plain', 'unknown-one'].map((effect) => (
          <li key={effect} className="cut">
            <Username name="Kestrel" effect={effect} />
            <small>{effect}</small>
          </li>
        ))}
        <li className="cut">
          <Username name="Kestrel of the far away North" effect="fire" />
          <small>cut when long</small>
        </li>
      </ul>
    </Sample>
  );
}

/** Badges, timers and amounts. */
export function FigureSamples() {
  return (
    <>
      <Sample title="Badges">
        <Row>
          {TAGS.map((tag) => (
            <Tag key={tag} name={tag} />
          ))}
        </Row>
        <Row>
          <Chip>Plain</Chip>
          <Chip color="var(--gold-400)" icon={Flame}>
            7 days
          </Chip>
          <Chip color="var(--rose-400)" icon={WifiOff}>
            Reconnecting…
          </Chip>
          <Chip color="var(--leaf-400)" solid>
            Solid
          </Chip>
        </Row>
        <Row>
          {RARITIES.map((rarity) => (
            <Chip key={rarity} color={`var(--rarity-${rarity})`}>
              {rarity}
            </Chip>
          ))}
        </Row>
        <Row>
          <EssenceAmount amount={2480} />
          <EssenceAmount amount={2480} compact />
          <EssenceAmount amount={2580} gain={100} />
        </Row>
        <RewardLine gained={100} balance={2580} />
      </Sample>
      <Sample title="Timers">
        <CountdownTimer remainingMs={REMAINING_MS} size="sm" />
        <CountdownTimer remainingMs={REMAINING_MS} label="Next Rift Opening" />
        <CountdownTimer remainingMs={REMAINING_MS} size="lg" />
        <CountdownTimer remainingMs={REMAINING_MS} label="Next Rift Opening" size="xl" />
      </Sample>
    </>
  );
}
