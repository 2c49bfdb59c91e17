import type { AccountId, Day, GameId, PlayerId } from '@hub/engine/wire/ids';
import type { ItemType, Rarity } from '@hub/protocol/cosmetics';
import type { Board, GameName } from '@hub/protocol/games';
import type { Role } from '@hub/protocol/http/admin/parts';
import type { FeedbackKind, NewsId, PlayerNoticeKind } from '@hub/protocol/stored-values';
import type { Generated } from 'kysely';
import type { NodeId, NodeState } from '../nodes/ports.ts';
import type { HostAction } from './host-action.ts';
import type { AdministrationTables } from './schema-administration.ts';

/** `is_listed`: 0 for a closed account. `is_newcomer`: 1 if the account was younger than an hour. */
type ListingFlags = { is_listed: Generated<number>; is_newcomer: Generated<number> };

/** The database tables, portable: times are milliseconds since 1970, flags 0 or 1, JSON is text. */
export type Tables = AdministrationTables & {
  account: {
    id: AccountId;
    player_id: PlayerId;
    name: string;
    token_version: number;
    created_at: number;
    soft_deleted_at: number | null;
    /** When the account will be erased after its owner deleted it; otherwise null. */
    erase_at: number | null;
    erased_at: number | null;
    /** Both null for an account that the host has not suspended, or no longer. */
    suspended_at: Generated<number | null>;
    suspended_until: Generated<number | null>;
    /** 1 for a player who is not shown among people in sight. */
    is_hidden: Generated<number>;
    /** Code of the language that the player chose; null without a choice. */
    language: Generated<string | null>;
  };
  /**
   * How well an account plays a versus game; rating and deviation in hundredths of a point. `game`: its name in the feed. `games`: those
   * that changed the rating.
   */
  versus_rating: {
    account_id: AccountId;
    game: GameName;
    rating: number;
    deviation: number;
    games: number;
    /** Games against bots that the account has lost; the won ones are rows of `bot_win`. */
    bot_losses: Generated<number>;
    /** Games that the account joined after the first round, which change no rating. */
    late_games: Generated<number>;
    /** The match that changed the row last. */
    newest_match: GameId;
  };
  /** The newest invitation of a player to another one (`account_id`): to a challenge or lobby by its id, to a league by its code. */
  player_invite: {
    from_id: AccountId;
    account_id: AccountId;
    game: string;
    kind: 'challenge' | 'lobby' | 'league';
    target: string;
    created_at: number;
  };
  /** What a player is told until it is dismissed; `until` is the end of a suspension. */
  player_notice: {
    account_id: AccountId;
    kind: PlayerNoticeKind;
    text: string;
    until: number | null;
    created_at: number;
  };
  /** Names that a player had until a time (ms since 1970). */
  former_name: { account_id: AccountId; name: string; until: number };
  /** Keyed digests of the addresses from which guests were created, kept for a week. */
  guest_address: { account_id: AccountId; digest: string; created_at: number };
  /** The audit log: what the host did, and what running servers have to follow. No row is changed or deleted. */
  host_action: HostAction & {
    actor: Generated<string>;
    reason: Generated<string>;
    created_at: number;
    /** Null for the command line and the server. */
    actor_account: Generated<AccountId | null>;
    actor_role: Generated<Role | null>;
  };
  /** What the host sets while servers run, as JSON. */
  hub_setting: { name: string; value: string };
  /** News of the host, as Markdown. */
  host_news: { id: string; title: string; text: string; created_at: number };
  /** Links with which accounts can be created while registration is by invitation. */
  invitation: { hash: string; uses_left: number; expires_at: number };
  /** A link between an account and a sign-in at an identity provider. */
  identity: { provider: string; subject: string; account_id: AccountId; linked_at: number };
  /** Sign-in flows that have been redeemed, kept until they expire. */
  used_sign_in_flow: { id: string; expires_at: number };
  /** Hashes of recovery codes; used ones are kept to report them as used. */
  recovery_code: { hash: string; account_id: AccountId; made_at: number; used_at: number | null };
  /** Append-only: a balance is the `balance_after` of an account's last entry. */
  ledger: {
    account_id: AccountId;
    sequence: number;
    amount: number;
    balance_after: number;
    reason: string;
    reference: string;
    /** Text shown to the owner beside the reason. */
    note: Generated<string | null>;
    created_at: number;
  };
  item: {
    id: string;
    type: ItemType;
    name: string;
    rarity: Rarity;
    description: string;
    price: number;
    css_class: string | null;
    asset_path: string | null;
    image: string | null;
    subtitle: Generated<string>;
    sale_percentage: Generated<number>;
    /** 0 for items that cannot be bought (any more). */
    is_for_sale: Generated<number>;
  };
  owned_item: {
    id: string;
    account_id: AccountId;
    item_id: string;
    /** Copy of the item's type, for the constraint of one active item per type. */
    type: ItemType;
    is_active: number;
    acquired_at: number;
  };
  match: {
    id: GameId;
    game: GameName;
    mode: 'single' | 'multi';
    winner_account_id: AccountId | null;
    is_new_high_score: number;
    finished_at: number;
  };
  match_player: {
    match_id: GameId;
    seat: number;
    account_id: AccountId;
    /** Copy of the match's time, so that an account's newest matches are one index read. */
    finished_at: number;
    attempts: number | null;
    current_streak: number | null;
    score: number | null;
    total_points: number | null;
  };
  /** What an account's deleted matches add to its profile. */
  match_total: {
    account_id: AccountId;
    game: GameName;
    mode: 'single' | 'multi';
    played: number;
    wins: number;
    losses: number;
  };
  /** Games that a person has won against bots; they are no matches. */
  bot_win: { match_id: GameId; account_id: AccountId; game: GameName; finished_at: number };
  /** The newest match of each account. */
  newest_match: ListingFlags & { account_id: AccountId; match_id: GameId; finished_at: number };
  /** Runs whose answers look scripted; `figures` is a JSON object of numbers. */
  suspicious_run: {
    match_id: GameId;
    account_id: AccountId;
    reason: string;
    figures: string;
    finished_at: number;
  };
  /** How an account has answered in a game on its newest day there; `figures` is a JSON object of numbers. */
  day_pace: { account_id: AccountId; game: string; day: Day; figures: string };
  /** The answers of daily games; `mode` is the game's id. */
  daily_answer: { mode: string; day: Day; answer_id: string };
  /** What was published before the day; the nonce follows when the day is over. */
  daily_commitment: {
    mode: string;
    day: Day;
    nonce: string;
    previous: string;
    commitment: string;
    committed_at: number;
  };
  /** One row: when a server was last running. */
  last_seen: { id: 1; seen_at: number };
  /** Times in which no server was running. */
  outage: { began_at: number; ended_at: number };
  /** `hard`: 1 for a puzzle that was played in hard mode. */
  daily_run: ListingFlags & {
    account_id: AccountId;
    mode: string;
    day: Day;
    attempts: number;
    completed_at: number;
    hard: Generated<number>;
  };
  /** A league of friends; `previous_id` is the league of which it is another week. The founder may hand it to another owner. */
  league: {
    id: string;
    code: string;
    name: string;
    owner_id: AccountId;
    first_day: Day;
    created_at: number;
    closed_at: number | null;
    previous_id: string | null;
    founder_id: AccountId | null;
  };
  league_member: {
    league_id: string;
    account_id: AccountId;
    joined_at: number;
    left_at: number | null;
    /** 1 for a member whom the owner has removed. */
    is_removed: number;
  };
  /**
   * Questions that several players play, each once: those of a challenged run (`account_id`, `room_id`), or of a league's duel of
   * a day. `options` is JSON.
   */
  challenge: {
    id: string;
    game: string;
    seed: string;
    options: string;
    room_id: GameId | null;
    account_id: AccountId | null;
    league_id: string | null;
    day: Day | null;
    created_at: number;
    expires_at: number;
  };
  /**
   * The run of a player; the last four columns are null until it is over. `answers` is a JSON list, `answer_ms` the sum of its
   * times.
   */
  challenge_run: {
    challenge_id: string;
    account_id: AccountId;
    room_id: GameId;
    started_at: number;
    finished_at: number | null;
    score: number | null;
    answers: string | null;
    answer_ms: number | null;
  };
  news_like: { news_id: NewsId; account_id: AccountId; created_at: number };
  /** Feedback of players and visitors; `account_id` is null for a visitor. */
  feedback: {
    id: string;
    kind: FeedbackKind;
    text: string;
    page: string | null;
    account_id: AccountId | null;
    created_at: number;
  };
  room_snapshot: {
    room_id: GameId;
    kind: string;
    state_version: number;
    facts_version: string;
    seats: string;
    version: number;
    state: string;
    opened_at: number;
    updated_at: number;
    deadline: number | null;
    is_over: number;
  };
  /** Changes of rooms since their last full write; empty after an orderly stop. */
  room_journal: {
    position: number;
    entries: string;
    /** The node that wrote the row; empty without several nodes. */
    node: Generated<string>;
  };
  /**
   * Servers that use a PostgreSQL: several nodes, or one that is `alone`. A server whose row is missing or `gone` must not
   * write rooms. `secret_hash` is null if the version of the node did not store it.
   */
  node: { id: NodeId; build: string; contract: string; state: NodeState; secret_hash: string | null };
  /** When a node's lease ends, by the database's clock. */
  node_lease: { node: NodeId; lease_until: number };
  /** Rooms that are in the memory of a node; `node` is null after that node ended, until another one wakes the room. */
  room_owner: { room_id: GameId; node: NodeId | null };
  /** The newest room that an account created, by kind; `sequence` counts them. */
  room_creation: { account_id: AccountId; kind: string; sequence: number; room_id: GameId };
  /** Seats in running rooms. */
  room_seat: { account_id: AccountId; kind: string; room_id: GameId };
  best_score: {
    board: Board;
    account_id: AccountId;
    score: number;
    achieved_at: number;
    /** Sort key on the board, see `sort-key.ts`. */
    standing: number;
    /** The name without case and accents, for the search. */
    folded_name: string;
    /** 0 for deleted accounts: their best is kept, but neither shown nor counted. */
    is_listed: number;
  };
  /** Number of listed players per span of each level, see `sort-key.ts`. */
  board_count: { board: Board; level: number; span: number; players: number };
};
