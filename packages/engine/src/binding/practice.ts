import type { GameTypes } from '../kernel/rules.ts';
import type { FinishedGame, RoomCreation, RoomEntry, RunningRoom } from './binding.ts';

/** Marks practice, in the options and in the state of a game. Set when the room is created; without it, the game counts. */
type PracticeMark = { readonly practice?: true };

/** Marks the state of a run of a challenge. */
type ChallengeMark = { readonly run?: { readonly challenge?: unknown } };

type PracticeTypes = GameTypes & { state: PracticeMark };

/** Which game a caller wants to enter, and how it is created. */
type Wish<T extends GameTypes> = Pick<RoomCreation<T>, 'generateId' | 'create'> & {
  readonly isPractice: boolean;
  /** Whether a running game is of the wanted kind, such as its mode; by default all are. */
  readonly isWanted?: (state: T['state']) => boolean;
};

/**
 * Resumes the caller's running game of that kind, or creates one. Practice has a room of its own: it neither resumes nor
 * ends a game that counts, and the other way round.
 */
export function enterOrCreate<T extends PracticeTypes>(
  running: readonly RunningRoom[],
  { isPractice, isWanted = () => true, generateId, create }: Wish<T>,
): RoomEntry<T> | RoomCreation<T> {
  const own = running.find(({ state }) => {
    // `findRunningRooms` returns rooms of the caller's own game.
    const known = state as T['state'] & ChallengeMark;
    if (known.run?.challenge !== undefined) return false;
    return (known.practice === true) === isPractice && isWanted(known);
  });
  return own === undefined ? { generateId, create } : { roomId: own.room.roomId };
}

/** Whether a game is practice, for `isPractice` of its binding. */
export const isPractice = ({ practice }: PracticeMark): boolean => practice === true;

/** Settles nothing for practice: no reward, score, match, statistics or suspicion. */
export const settleUnlessPractice =
  <T extends PracticeTypes, Settled>(settle: (finish: FinishedGame<T>) => Settled) =>
  (finish: FinishedGame<T>): Settled | undefined =>
    finish.state.practice ? undefined : settle(finish);
