import type { DailyTypes } from '@hub/engine/daily/rules';
import type { AccountId } from '@hub/engine/wire/ids';
import { type PlayedGame, playedGame } from '../players/game-players.ts';
import type { Stored } from './stored-data.ts';

type Row = Stored['room_snapshot'][number];

/** The parts of stored states that all games of a kind have. */
type State = {
  readonly version?: number;
  readonly phase?: string;
  readonly gamesBegun?: number;
  /** The number of the game in a room that may play another one; absent in the first. */
  readonly games?: number;
  /** When the last round of the game began; absent before the first one. */
  readonly roundAt?: number;
};

/** A stored room. */
export class StoredRoom {
  readonly id: string;
  /** The game's id. */
  readonly kind: string;
  readonly played: PlayedGame;
  readonly isOver: boolean;
  /** In ms since 1970, null for none. */
  readonly deadline: number | null;
  /** In ms since 1970. */
  readonly updatedAt: number;
  readonly #row: Row;
  readonly #state: State;

  constructor(row: Row) {
    this.#row = row;
    this.id = row.room_id;
    this.kind = row.kind;
    this.played = playedGame(row.kind);
    this.isOver = row.is_over === 1;
    this.deadline = row.deadline;
    this.updatedAt = row.updated_at;
    this.#state = JSON.parse(row.state) as State;
  }

  /** The version in frames: solo games count their own, lobbies the room's. */
  get version(): number {
    return this.#state.version ?? this.#row.version;
  }

  /** For messages. */
  get phase(): string {
    return this.#state.phase ?? (this.isOver ? 'over' : 'guessing');
  }

  /** Highest and lowest permitted number of settlements. */
  get settlements(): { readonly most: number; readonly least: number } {
    if (this.played.kind === 'versus') return { most: this.#state.gamesBegun ?? 0, least: 0 };
    const mayNotCount = this.played.kind === 'score' && this.played.player.mayNotCount === true;
    // A room whose game is over may wait for another one.
    const isGameOver = this.isOver || this.#state.phase === 'over';
    const most = (this.#state.games ?? 1) - (isGameOver ? 0 : 1);
    // Another game that nobody began is not settled.
    const { games, roundAt } = this.#state;
    const mayLack = games !== undefined && roundAt === undefined ? 1 : 0;
    return { most, least: mayNotCount ? 0 : Math.max(0, most - mayLack) };
  }

  /** Whether the state contains the guess; reliable only at the guess's version, but for daily games. */
  holds(account: AccountId, guess: unknown): boolean {
    if (this.played.kind !== 'daily')
      return this.played.player.isStored(this.#state, guess, this.#seatOf(account));
    const { guesses } = this.#state as DailyTypes<never>['state'];
    return guesses.some(({ id }) => id === guess);
  }

  #seatOf(account: AccountId): number {
    return (JSON.parse(this.#row.seats) as AccountId[]).indexOf(account);
  }
}

/** The room of a match: the id of a lobby's game begins with the room's, other ids are the room's and may hold hyphens of their own. */
export const roomOfMatch = (matchId: string): string =>
  /^(.+)-[0-9a-z]+-game\d+$/.exec(matchId)?.[1] ?? matchId;
