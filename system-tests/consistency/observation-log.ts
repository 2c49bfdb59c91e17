import type { AccountId } from '@hub/engine/wire/ids';
import { playedGame } from '../players/game-players.ts';
import type { Guessed, Observation } from '../players/observations.ts';
import { increment } from '../statistics.ts';

/** The last confirmed value, and the values requested after it without an answer. */
export interface Expected<Value> {
  readonly confirmed: Value;
  readonly possible: readonly Value[];
}

export interface KnownRoom {
  /** The game's id. */
  readonly game: string;
  /** The highest version sent to any player. */
  version: number;
  /** The last acknowledged guess of each account; all of them in daily games. */
  readonly guesses: Map<AccountId, Guessed[]>;
  /** How many counted games each account has seen end in the room. */
  readonly ends: Map<AccountId, number>;
  /** The reward that the server has sent to each account. */
  readonly rewards: Map<AccountId, number>;
}

/** What the server has acknowledged to one account. */
export interface KnownAccount {
  readonly name: string;
  /** By item. */
  readonly purchases: Map<string, { readonly price: number; readonly isConfirmed: boolean }>;
  /** The equipped owned item by type, null for none. */
  readonly worn: Map<string, Expected<string | null>>;
  readonly likes: Map<string, Expected<boolean>>;
  /** Number of recovery codes received. */
  codes: number;
}

/** Keeps the newest observation of everything, and finds states that are older than one sent before. */
export class ObservationLog {
  readonly accounts = new Map<AccountId, KnownAccount>();
  readonly rooms = new Map<string, KnownRoom>();
  /** Observations that contradict earlier ones. */
  readonly contradictions: string[] = [];
  /** Number of observations by kind. */
  readonly counts = new Map<string, number>();
  /** By account and room: the last version sent, and whether the game shown has ended. */
  readonly #shown = new Map<string, { version: number; isEnded: boolean }>();

  note(observation: Observation): void {
    this.#count(observation);
    switch (observation.kind) {
      case 'created':
        this.accounts.set(observation.account, newAccount(observation.name));
        return;
      case 'seen':
        return this.#noteSeen(observation);
      case 'guessed':
        return this.#noteGuess(observation);
      case 'finished':
        return this.#noteEnd(observation);
      case 'rewarded':
        this.#room(observation.room, observation.game).rewards.set(observation.account, observation.essence);
        return;
      case 'bought':
      case 'worn':
      case 'liked':
      case 'codes':
      default:
        noteChange(this.#account(observation.account), observation);
    }
  }

  #count(observation: Observation): void {
    const isAnswered = !('outcome' in observation) || observation.outcome === 'done';
    const what =
      'outcome' in observation && !isAnswered
        ? `${observation.kind}, ${observation.outcome}`
        : observation.kind;
    increment(this.counts, what);
  }

  #noteSeen({ account, room, game, state }: Extract<Observation, { kind: 'seen' }>): void {
    const known = this.#room(room, game);
    const shown = this.#shownTo(account, room);
    if (state.version < shown.version)
      this.contradictions.push(`${game} ${room}: version ${state.version} was shown after ${shown.version}`);
    shown.version = Math.max(shown.version, state.version);
    known.version = Math.max(known.version, state.version);
    if ('gameOver' in state && !state.gameOver) shown.isEnded = false;
  }

  #noteGuess(observation: Extract<Observation, { kind: 'guessed' }>): void {
    const { guesses } = this.#room(observation.room, observation.game);
    const keepsAll = playedGame(observation.game).kind === 'daily';
    const before = keepsAll ? (guesses.get(observation.account) ?? []) : [];
    guesses.set(observation.account, [...before, observation]);
  }

  /** The end of a game is sent again after a reconnect. */
  #noteEnd({ account, room, game }: Extract<Observation, { kind: 'finished' }>): void {
    const shown = this.#shownTo(account, room);
    if (shown.isEnded) return;
    shown.isEnded = true;
    const { ends } = this.#room(room, game);
    increment(ends, account);
  }

  #shownTo(account: AccountId, room: string): { version: number; isEnded: boolean } {
    const key = `${account} ${room}`;
    const shown = this.#shown.get(key) ?? { version: 0, isEnded: false };
    this.#shown.set(key, shown);
    return shown;
  }

  #room(room: string, game: string): KnownRoom {
    const known = this.rooms.get(room) ?? newRoom(game);
    this.rooms.set(room, known);
    return known;
  }

  #account(account: AccountId): KnownAccount {
    const known = this.accounts.get(account) ?? newAccount('');
    this.accounts.set(account, known);
    return known;
  }
}

const newAccount = (name: string): KnownAccount => ({
  name,
  purchases: new Map(),
  worn: new Map(),
  likes: new Map(),
  codes: 0,
});

const newRoom = (game: string): KnownRoom => ({
  game,
  version: 0,
  guesses: new Map(),
  ends: new Map(),
  rewards: new Map(),
});

type Change = Extract<Observation, { kind: 'bought' | 'worn' | 'liked' | 'codes' }>;

function noteChange(account: KnownAccount, observation: Change): void {
  switch (observation.kind) {
    case 'bought': {
      const isConfirmed =
        observation.outcome === 'done' || account.purchases.get(observation.item)?.isConfirmed === true;
      if (observation.outcome === 'refused' && !isConfirmed) return;
      account.purchases.set(observation.item, { price: observation.price, isConfirmed });
      return;
    }
    case 'worn':
      account.worn.set(
        observation.type,
        settle(
          account.worn.get(observation.type) ?? NOTHING_WORN,
          observation.isActive ? observation.owned : null,
          observation.outcome,
        ),
      );
      return;
    case 'liked':
      account.likes.set(
        observation.news,
        settle(account.likes.get(observation.news) ?? NOT_LIKED, observation.isLiked, observation.outcome),
      );
      return;
    case 'codes':
    default:
      if (observation.outcome === 'done') account.codes = observation.count;
  }
}

const NOTHING_WORN: Expected<string | null> = { confirmed: null, possible: [] };
const NOT_LIKED: Expected<boolean> = { confirmed: false, possible: [] };

/** An answered request leaves one possible value, an unanswered one two. */
function settle<Value>(
  before: Expected<Value>,
  value: Value,
  outcome: 'asked' | 'done' | 'refused' | 'unknown',
): Expected<Value> {
  if (outcome === 'done') return { confirmed: value, possible: [] };
  return outcome === 'asked' ? { ...before, possible: [...before.possible, value] } : before;
}
