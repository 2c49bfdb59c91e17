import type { NamesOf, ScoreGame } from '../define-game.ts';
import type { GameTypes } from '../kernel/rules.ts';
import type { PaceCheck, ScoreParts, ScoreState, ScoreTypes } from '../score/rules.ts';
import type { FrameOf, RealtimeEndpoint } from '../wire/envelope.ts';
import {
  type Caller,
  defineBinding,
  type FinishedGame,
  type Game,
  type GameBinding,
  type RoomCreation,
  type RoomEntry,
} from './binding.ts';
import { policies } from './policy.ts';
import { isPractice, settleUnlessPractice } from './practice.ts';
import type { Settlement } from './settlement.ts';

type Mode = 'single' | 'multi';

type ScoreDescriptor = ScoreGame & { readonly realtime: RealtimeEndpoint };

/** The parts of a binding that all score games have alike. */
type CommonPart = 'endpoint' | 'policy' | 'isPractice' | 'settle' | 'withPaid';

/** What a score game adds to the common binding. */
type ScoreServer<Parts extends ScoreParts, D extends ScoreDescriptor> = Omit<
  GameBinding<ScoreTypes<Parts>, D['realtime'], NamesOf<D>>,
  CommonPart
> & {
  /** Default: `single`. */
  readonly modeOf?: (state: Parts['state']) => Mode;
  /** Whether a finished game counts; default: all do, but for practice. */
  readonly counts?: (state: Parts['state']) => boolean;
  /** How the answers were given, for games that look for programs. */
  readonly pace?: PaceCheck<Parts['state']>;
};

/** Creates the binding of a score game: a room for each game, whose players get its score and its reward. */
export function defineScore<Parts extends ScoreParts, D extends ScoreDescriptor>(
  game: D,
  { modeOf = () => 'single', counts = () => true, pace, ...parts }: ScoreServer<Parts, D>,
): Game {
  return defineBinding<ScoreTypes<Parts>, D>(game, {
    waitingFor: waitingAlone,
    ...parts,
    policy: policies.solo,
    isPractice,
    withPaid,
    settle: settleUnlessPractice((finish: FinishedGame<ScoreTypes<Parts>>) =>
      counts(finish.state) ? settlementOf(game, finish, modeOf(finish.state), pace) : undefined,
    ),
  });
}

/** A game alone that is not over waits for its player; practice can be begun anew. */
export const waitingAlone = ({ practice, end, score }: ScoreState) =>
  practice || end !== null
    ? undefined
    : ({ as: 'solo', isPlaying: true, isTurn: false, progress: score } as const);

/** Which game a caller wants to enter, and how it is created. */
type Wish<T extends GameTypes> = Pick<RoomCreation<T>, 'generateId' | 'create'> & {
  readonly isPractice: boolean;
  /** Whether a running game is of the wanted kind, such as its mode; by default all are. */
  readonly isWanted?: (state: T['state']) => boolean;
};

/** Marks the state of a run of a challenge. */
type ChallengeMark = { readonly run?: { readonly challenge?: unknown } };

/**
 * Resumes the caller's running game of that kind, or creates one. Practice has a room of its own: it neither resumes nor
 * ends a game that counts, and the other way round.
 */
export async function enterOrCreate<T extends GameTypes & { state: ScoreState }>(
  { findRunningRooms }: Caller,
  { isPractice, isWanted = () => true, generateId, create }: Wish<T>,
): Promise<RoomEntry<T> | RoomCreation<T>> {
  const running = await findRunningRooms();
  const own = running.find(({ state }) => {
    // `findRunningRooms` returns rooms of the caller's own game.
    const known = state as T['state'] & ChallengeMark;
    if (known.run?.challenge !== undefined) return false;
    return (known.practice === true) === isPractice && isWanted(known);
  });
  return own === undefined ? { generateId, create } : { roomId: own.room.roomId };
}

/** The state in a frame has the reward that was paid, and the part that the daily limit withheld. */
function withPaid<E extends RealtimeEndpoint>(frame: FrameOf<E>, paidEssence: number): FrameOf<E> {
  const { gameState } = frame.payload as { readonly gameState?: { readonly reward: number } };
  const unpaid = gameState === undefined ? 0 : gameState.reward - paidEssence;
  if (unpaid <= 0) return frame;
  return {
    ...frame,
    payload: { ...(frame.payload as object), gameState: { ...gameState, reward: paidEssence, unpaid } },
  };
}

/** The score on the board of its mode, and the reward under the board's own reason. */
function settlementOf<Parts extends ScoreParts, Game extends ScoreGame>(
  { id, names, boards, ledgerReasons }: Game,
  { matchId, finishedAt, room, state, result }: FinishedGame<ScoreTypes<Parts>>,
  mode: Mode,
  pace: PaceCheck<Parts['state']> | undefined,
): Settlement<NamesOf<Game>> {
  const place = boards.findIndex((board) => board.mode === mode);
  const board = boards[place]?.id;
  const reason = ledgerReasons[place];
  if (board === undefined || reason === undefined) throw new RangeError(`${id} has no board of mode ${mode}`);
  const { score, rewardEssence, suspicion } = result;
  const accounts = room.seats.slice(0, result.players).map(({ accountId }) => accountId);
  const settlement: Settlement = {
    gameId: matchId,
    game: names.feed,
    mode,
    finishedAt,
    winner: null,
    newHighScore: false,
    players: accounts.map((accountId) => ({
      accountId,
      attempts: null,
      currentStreak: null,
      score,
      totalPoints: null,
    })),
    scores: accounts.map((accountId) => ({ accountId, board, score })),
    suspicions: suspicion === undefined ? [] : accounts.map((accountId) => ({ accountId, ...suspicion })),
    ...(pace && { pace: { accounts, figures: pace.figuresOf(state), limits: pace.limits } }),
    rewards: (rewardEssence > 0 ? accounts : []).map((accountId) => ({
      accountId,
      amountEssence: rewardEssence,
      reason,
      reference: `${id}:${matchId}`,
    })),
  };
  // All names come from the game's descriptor.
  return settlement as Settlement<NamesOf<Game>>;
}
