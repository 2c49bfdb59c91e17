import type { AccountId } from '@hub/engine/wire/ids';
import type { Entry, GameKind, Guessed, Journal } from '../players/observations.ts';

/** A value that the server has confirmed, and those that were asked for after it without an answer. */
export interface Settled<Value> {
  readonly confirmed: Value;
  readonly possible: readonly Value[];
}

export interface KnownRoom {
  readonly game: GameKind;
  /** The highest version that anybody was shown. */
  version: number;
  /** Of each account, its last guess that counted. In Champion Rift none replaces another. */
  readonly guesses: Map<AccountId, (Guessed & { readonly version: number })[]>;
  /** Of each account, how many games in the room it has seen end that count. */
  readonly ends: Map<AccountId, number>;
  /** Of each account, what it was told that it was paid. */
  readonly rewards: Map<AccountId, number>;
}

/** What one account was told. */
export interface KnownAccount {
  readonly name: string;
  /** By item: the price, and whether the purchase was confirmed. */
  readonly purchases: Map<string, { readonly price: number; readonly isConfirmed: boolean }>;
  /** By type of item: the owned item that is worn, null for none. */
  readonly worn: Map<string, Settled<string | null>>;
  readonly likes: Map<string, Settled<boolean>>;
  /** Recovery codes that it was told, 0 before the first. */
  codes: number;
}

/** Keeps the newest of what players were told, and notices when they are told something older than before. */
export class KeptJournal implements Journal {
  readonly accounts = new Map<AccountId, KnownAccount>();
  readonly rooms = new Map<string, KnownRoom>();
  /** What was told that contradicts what had been told. */
  readonly contradictions: string[] = [];
  /** Entries by what they are, for the figures. */
  readonly counts = new Map<string, number>();
  /** By account and room: the last version shown, and whether a game that ended is still shown. */
  readonly #shown = new Map<string, { version: number; isEnded: boolean }>();

  note(entry: Entry): void {
    this.#count(entry);
    switch (entry.kind) {
      case 'created':
        this.accounts.set(entry.account, newAccount(entry.name));
        return;
      case 'seen':
        return this.#noteSeen(entry);
      case 'guessed':
        return this.#noteGuess(entry);
      case 'finished':
        return this.#noteEnd(entry);
      case 'rewarded':
        this.#room(entry.room, entry.game).rewards.set(entry.account, entry.essence);
        return;
      case 'bought':
      case 'worn':
      case 'liked':
      case 'codes':
      default:
        noteChange(this.#account(entry.account), entry);
    }
  }

  #count(entry: Entry): void {
    const isAnswered = !('outcome' in entry) || entry.outcome === 'done';
    const what = 'outcome' in entry && !isAnswered ? `${entry.kind}, ${entry.outcome}` : entry.kind;
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  #noteSeen({ account, room, game, state }: Extract<Entry, { kind: 'seen' }>): void {
    const known = this.#room(room, game);
    const shown = this.#shownTo(account, room);
    if (state.version < shown.version)
      this.contradictions.push(`${game} ${room}: version ${state.version} was shown after ${shown.version}`);
    shown.version = Math.max(shown.version, state.version);
    known.version = Math.max(known.version, state.version);
    if ('gameOver' in state && !state.gameOver) shown.isEnded = false;
  }

  #noteGuess(entry: Extract<Entry, { kind: 'guessed' }>): void {
    const { guesses } = this.#room(entry.room, entry.game);
    const before = entry.game === 'championRift' ? (guesses.get(entry.account) ?? []) : [];
    guesses.set(entry.account, [...before, entry]);
  }

  /** The same end is shown again to whoever comes back to it. */
  #noteEnd({ account, room, game }: Extract<Entry, { kind: 'finished' }>): void {
    const shown = this.#shownTo(account, room);
    if (shown.isEnded) return;
    shown.isEnded = true;
    const { ends } = this.#room(room, game);
    ends.set(account, (ends.get(account) ?? 0) + 1);
  }

  #shownTo(account: AccountId, room: string): { version: number; isEnded: boolean } {
    const key = `${account} ${room}`;
    const shown = this.#shown.get(key) ?? { version: 0, isEnded: false };
    this.#shown.set(key, shown);
    return shown;
  }

  #room(room: string, game: GameKind): KnownRoom {
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

const newRoom = (game: GameKind): KnownRoom => ({
  game,
  version: 0,
  guesses: new Map(),
  ends: new Map(),
  rewards: new Map(),
});

type Change = Extract<Entry, { kind: 'bought' | 'worn' | 'liked' | 'codes' }>;

function noteChange(account: KnownAccount, entry: Change): void {
  switch (entry.kind) {
    case 'bought': {
      const isConfirmed = entry.outcome === 'done' || account.purchases.get(entry.item)?.isConfirmed === true;
      if (entry.outcome === 'refused' && !isConfirmed) return;
      account.purchases.set(entry.item, { price: entry.price, isConfirmed });
      return;
    }
    case 'worn':
      account.worn.set(
        entry.type,
        settle(
          account.worn.get(entry.type) ?? NOTHING_WORN,
          entry.isActive ? entry.owned : null,
          entry.outcome,
        ),
      );
      return;
    case 'liked':
      account.likes.set(
        entry.news,
        settle(account.likes.get(entry.news) ?? NOT_LIKED, entry.isLiked, entry.outcome),
      );
      return;
    case 'codes':
    default:
      if (entry.outcome === 'done') account.codes = entry.count;
  }
}

const NOTHING_WORN: Settled<string | null> = { confirmed: null, possible: [] };
const NOT_LIKED: Settled<boolean> = { confirmed: false, possible: [] };

/** A request that was answered leaves no doubt; one that was not leaves both. */
function settle<Value>(
  before: Settled<Value>,
  value: Value,
  outcome: 'asked' | 'done' | 'refused' | 'unknown',
): Settled<Value> {
  if (outcome === 'done') return { confirmed: value, possible: [] };
  return outcome === 'asked' ? { ...before, possible: [...before.possible, value] } : before;
}
