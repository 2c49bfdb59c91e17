import { champions } from '@hub/catalog/champions';
import type { AccountId } from '@hub/engine/wire/ids';
import { HUNDREDTHS } from '@hub/games/rift-guesser/rules/minimap.ts';
import type { GameKind, Guessed } from '../players/observations.ts';
import type { Stored } from './stored-data.ts';

type Row = Stored['room_snapshot'][number];

/** The compared parts of stored states. */
interface SoloState {
  readonly version: number;
  readonly phase?: string;
  readonly end?: string | null;
  readonly guesses?: readonly {
    readonly id?: string;
    readonly seat?: number;
    readonly guess?: string;
  }[];
  readonly score?: number;
  readonly round?: number;
  readonly marker?: { readonly x: number; readonly y: number } | null;
}

interface LobbyState {
  readonly phase: string;
  readonly gamesBegun: number;
  readonly game: {
    readonly turn?: number;
    readonly lastTurn?: { readonly input: string | null } | null;
    readonly round?: number;
    readonly players?: readonly { readonly number: number; readonly guess?: number | null }[];
  } | null;
}

/** A stored room. */
export class StoredRoom {
  readonly id: string;
  readonly kind: GameKind;
  readonly isOver: boolean;
  /** In ms since 1970, null for none. */
  readonly deadline: number | null;
  /** In ms since 1970. */
  readonly updatedAt: number;
  readonly #row: Row;
  readonly #state: SoloState & LobbyState;

  constructor(row: Row) {
    this.#row = row;
    this.id = row.room_id;
    this.kind = row.kind as GameKind;
    this.isOver = row.is_over === 1;
    this.deadline = row.deadline;
    this.updatedAt = row.updated_at;
    this.#state = JSON.parse(row.state) as SoloState & LobbyState;
  }

  get isLobby(): boolean {
    return this.kind === 'chainOfLegends' || this.kind === 'cooldownClash';
  }

  /** The version in frames. */
  get version(): number {
    return this.isLobby ? this.#row.version : this.#state.version;
  }

  /** For messages. */
  get phase(): string {
    return this.#state.phase ?? (this.isOver ? 'over' : 'guessing');
  }

  /** Highest and lowest permitted number of settlements. */
  get settlements(): { readonly most: number; readonly least: number } {
    if (this.isLobby) return { most: this.#state.gamesBegun, least: 0 };
    const counts = this.kind === 'championRift' || this.kind === 'riftGuesser';
    return { most: this.isOver ? 1 : 0, least: this.isOver && counts ? 1 : 0 };
  }

  /** Whether the state contains the guess; reliable only at the guess's version. */
  holds(account: AccountId, guessed: Guessed): boolean {
    switch (guessed.game) {
      case 'championRift': {
        const wanted = champions.find(({ name }) => name === guessed.champion)?.id;
        return this.#state.guesses?.some(({ id }) => id === wanted) === true;
      }
      case 'moreOrLess': {
        const { score, guesses } = this.#state;
        const own = guesses?.find(({ seat }) => seat === this.#seatOf(account))?.guess;
        return score === guessed.round && own === guessed.guess;
      }
      case 'riftGuesser': {
        const { round, marker } = this.#state;
        const { x, y } = guessed.place;
        return round === guessed.round && marker?.x === x * HUNDREDTHS && marker.y === y * HUNDREDTHS;
      }
      case 'chainOfLegends': {
        const { game } = this.#state;
        return game?.turn === guessed.round + 1 && game.lastTurn?.input === guessed.name;
      }
      case 'cooldownClash':
      default: {
        const { game } = this.#state;
        const own = game?.players?.find(({ number }) => number === this.#seatOf(account))?.guess;
        return game?.round === guessed.round && own === guessed.seconds;
      }
    }
  }

  #seatOf(account: AccountId): number {
    return (JSON.parse(this.#row.seats) as AccountId[]).indexOf(account);
  }
}

/** The room of a match: the match id is the room's, or begins with it. */
export const roomOfMatch = (matchId: string): string =>
  /^(.+)-[0-9a-z]+-[0-9a-z]+$/.exec(matchId)?.[1] ?? matchId;
