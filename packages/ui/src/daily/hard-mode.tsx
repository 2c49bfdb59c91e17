import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Swords } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Switch } from '../controls/switch.tsx';
import { safeStorage } from '../net/safe-storage.ts';
import { Chip } from '../text/chip.tsx';
import { ErrorBox } from '../text/error-box.tsx';
import { type Column, showValue } from './column.ts';
import styles from './hard-mode.module.css';
import type { Puzzle, RefusedGuess } from './puzzle.ts';

const stored = safeStorage(() => localStorage);
/** Earlier versions kept one choice for all games here; it counts for a game until the player chooses in that game. */
const KEY = 'hub.hardMode';

/** The player's choice for the next puzzle of this game, which the browser keeps. */
export function useHardChoice(gameId: string): readonly [boolean, (isHard: boolean) => void] {
  const key = `${KEY}.${gameId}`;
  const [isHard, setHard] = useState(() => (stored.read(key) ?? stored.read(KEY)) === 'on');
  return [
    isHard,
    (next) => {
      setHard(next);
      stored.write(key, next ? 'on' : 'off');
    },
  ];
}

interface Props {
  readonly puzzle: Puzzle;
  readonly choice: readonly [boolean, (isHard: boolean) => void];
  /** Why the last guess was refused, if it was. */
  readonly refusal: ReactNode;
}

/** A row of one height: the switch before the first guess; then, in hard mode, its rule or why it refused a guess. */
export function HardMode({ puzzle, choice: [isHard, choose], refusal }: Props) {
  if (puzzle.guesses.length === 0 && !puzzle.gameOver)
    return (
      <Switch
        label={t`Hard mode`}
        hint={t`Every guess must fit what you know. Fixed with the first guess.`}
        checked={isHard}
        onChange={choose}
        className={classNames('cut', styles['row'], styles['switch'])}
      />
    );
  if (!puzzle.isHard) return null;
  return (
    <div className={styles['row']}>
      {refusal === undefined ? (
        <>
          <HardChip />
          {!puzzle.gameOver && <p className={styles['rule']}>{t`Every guess must fit what you know.`}</p>}
        </>
      ) : (
        <ErrorBox className={styles['refusal']}>{refusal}</ErrorBox>
      )}
    </div>
  );
}

export const HardChip = () => (
  <Chip color="var(--ember-400)" icon={Swords}>
    {t`Hard mode`}
  </Chip>
);

/** Why hard mode refused the last guess, until the text of the field is another one. */
export function refusedText(
  { refused, candidates }: Puzzle,
  text: string,
  columns: readonly Column[],
): ReactNode | undefined {
  const named = refused && candidates.find(({ id }) => id === refused.id);
  const column = columns.find(({ attribute }) => attribute === refused?.attribute);
  if (!refused || !named || !column || named.name !== text) return undefined;
  const guess = named.name;
  const attribute = t(column.header);
  const value = showValue(column, refused.values);
  switch (ruleIn(column, refused.rule)) {
    case 'keep':
      return (
        <Trans>
          {guess} does not fit. {attribute}: must have <b>{value}</b>.
        </Trans>
      );
    case 'avoid':
      return (
        <Trans>
          {guess} does not fit. {attribute}: must not have <b>{value}</b>.
        </Trans>
      );
    case 'higher':
      return (
        <Trans>
          {guess} does not fit. {attribute}: must be higher than <b>{value}</b>.
        </Trans>
      );
    case 'lower':
      return (
        <Trans>
          {guess} does not fit. {attribute}: must be lower than <b>{value}</b>.
        </Trans>
      );
    case 'later':
      return (
        <Trans>
          {guess} does not fit. {attribute}: must be later than <b>{value}</b>.
        </Trans>
      );
    case 'earlier':
      return (
        <Trans>
          {guess} does not fit. {attribute}: must be earlier than <b>{value}</b>.
        </Trans>
      );
  }
}

const ruleIn = ({ isTime }: Column, rule: RefusedGuess['rule']) =>
  isTime && rule === 'higher' ? 'later' : isTime && rule === 'lower' ? 'earlier' : rule;
