import { Swords } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Switch } from '../controls/switch.tsx';
import { safeStorage } from '../net/safe-storage.ts';
import { Chip } from '../text/chip.tsx';
import { ErrorBox } from '../text/error-box.tsx';
import { type Column, showValue } from './column.ts';
import styles from './hard-mode.module.css';
import type { Puzzle } from './puzzle.ts';
import { dailyTexts as texts } from './texts.ts';

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
        label={texts.hardMode}
        hint={texts.hardHint}
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
          {!puzzle.gameOver && <p className={styles['rule']}>{texts.hardRule}</p>}
        </>
      ) : (
        <ErrorBox className={styles['refusal']}>{refusal}</ErrorBox>
      )}
    </div>
  );
}

export const HardChip = () => (
  <Chip color="var(--ember-400)" icon={Swords}>
    {texts.hardMode}
  </Chip>
);

/** Why hard mode refused the last guess, until the text of the field is another one. */
export function refusedText(
  { refused, candidates }: Puzzle,
  text: string,
  columns: readonly Column[],
): ReactNode | undefined {
  const guess = refused && candidates.find(({ id }) => id === refused.id);
  const column = columns.find(({ attribute }) => attribute === refused?.attribute);
  if (!refused || !guess || !column || guess.name !== text) return undefined;
  return (
    <>
      {texts.doesNotFit(guess.name)} {column.header}:{' '}
      {refused.rule === 'higher' || refused.rule === 'lower'
        ? texts.mustBe(column.words?.[refused.rule] ?? refused.rule)
        : texts[refused.rule]}{' '}
      <b>{showValue(column, refused.values)}</b>.
    </>
  );
}
