import type { AccountId, GameId, PlayerId } from '@hub/engine/wire/ids';
import type { Board } from '@hub/protocol/games';
import type { Role } from '@hub/protocol/http/admin/parts';
import type { LoggedAction } from '@hub/server/store/host-action.ts';
import type { PLAYER_FILTERS } from './calls/players.ts';

export type Page = { readonly limit: number; readonly offset: number };
export type Rows<Row> = { readonly rows: readonly Row[]; readonly total: number };
export type Named = { readonly id: PlayerId; readonly name: string };

export type ListedPlayer = Named & {
  readonly account: AccountId;
  readonly role: Role | null;
  readonly isGuest: boolean;
  readonly suspendedUntil: number | null;
  readonly closedAt: number | null;
  readonly eraseAt: number | null;
  readonly erasedAt: number | null;
  /** Waiting reports. */
  readonly reports: number;
  readonly createdAt: number;
  readonly playedAt: number | null;
  readonly games: number;
};

export type PlayerSearch = Page & {
  /** A part of the name in any case, or the whole player id. */
  readonly text: string | undefined;
  readonly only: (typeof PLAYER_FILTERS)[number];
  readonly now: number;
};

/** What else helps to decide about a player. */
export type PlayerFacts = {
  readonly essence: number;
  readonly formerNames: readonly { readonly name: string; readonly until: number }[];
  readonly leagues: number;
  readonly suspensions: number;
  readonly renamings: number;
  readonly decidedReports: number;
};

export type BoardRow = {
  readonly player: Named;
  readonly score: number;
  readonly rank: number;
  readonly at: number;
};

export type AuditSearch = Page & {
  readonly kind?: string | undefined;
  /** Only acts of these kinds; all without it. */
  readonly kinds?: readonly string[] | undefined;
  /** Part of the name of who acted. */
  readonly by?: string | undefined;
  /** The account of a player, or a lobby. */
  readonly subject?: string | undefined;
  readonly since?: number | undefined;
  readonly until?: number | undefined;
};

/** A line of the audit log with today's names. */
export type AuditLine = {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  readonly role: Role | null;
  readonly kind: string;
  readonly subject: string;
  readonly player: Named | null;
  readonly reason: string;
};

/** A running room. Nothing of its game is in it but whether it has started. */
export type ListedRoom = {
  readonly id: GameId;
  readonly game: string;
  readonly lobby: {
    readonly name: string;
    readonly hasStarted: boolean;
    readonly hasPassword: boolean;
  } | null;
  readonly seats: readonly Named[];
  readonly openedAt: number;
  readonly changedAt: number;
  readonly node: string | null;
};

/** What the pages of the administration list. */
export type AdminListStore = {
  players(search: PlayerSearch): Promise<Rows<ListedPlayer>>;
  /** The player as in the list; undefined if there is none. */
  player(id: PlayerId, now: number): Promise<ListedPlayer | undefined>;
  factsOf(account: AccountId): Promise<PlayerFacts>;
  audit(search: AuditSearch): Promise<Rows<AuditLine>>;
  /** Newest first. `only` are kinds of rooms, `lobbies` those that are lobbies. */
  rooms(
    page: Page & { readonly only?: readonly string[] | undefined; readonly lobbies: readonly string[] },
  ): Promise<Rows<ListedRoom>>;
  /** Undefined for a room that does not run, or is no lobby. */
  lobby(id: string, lobbies: readonly string[]): Promise<ListedRoom | undefined>;
  /** `rank`: the same for the same score. */
  boardRows(board: Board, page: Page): Promise<Rows<BoardRow>>;
  /** Removes a best score; false if there is none. */
  removeScore(board: Board, account: AccountId, action: LoggedAction): Promise<boolean>;
};
