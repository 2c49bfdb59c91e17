/**
 * Every product number that both sides must agree on, with its source.
 * `platform` and `games` name the sections of the product specification.
 */

/** Characters (user-perceived) of a username. platform 9. */
export const USERNAME_MAX = 12;
/** Code points of a username: one user-perceived character may have any number of them. */
export const USERNAME_MAX_CODE_POINTS = 48;
/** Blue Essence for a completed daily mode. games 9. */
export const DAILY_REWARD_ESSENCE = 100;
/** Matches in an activity feed and in `lastGames`. Decision D5. */
export const RECENT_MATCHES = 20;
/**
 * Blue Essence that an account earns at most in a UTC day from More or Less, alone and in coop, and Rift Guesser together:
 * one to two hours of steady play. Daily rifts are not part of it. docs/security.md, "Scripts that play".
 */
export const SCORE_GAME_ESSENCE_PER_DAY = 1_500;
/** Entries of a leaderboard's page, and of the simple call's. platform 9. */
export const LEADERBOARD_PAGE = 50;
export const LEADERBOARD_SIMPLE_PAGE = 10;
/** Entries that one call may ask for. */
export const LEADERBOARD_PAGE_MAX = 100;
/** Players that a search finds at most, the best of them: a short text is in a great many names. */
export const LEADERBOARD_SEARCH_MAX = 200;
/** Entries of a page of the ledger's view. */
export const LEDGER_PAGE = 25;
/** Milliseconds between two heartbeats of a page. platform 9. */
export const HEARTBEAT_MS = 30_000;
/** A session counts as online for this long after its last heartbeat: two missed beats and a margin. */
export const ONLINE_WINDOW_MS = 75_000;
/** Bytes of one frame that a game may send. Decision D10. */
export const MAX_FRAME_BYTES = 8_192;
/** Bytes of one frame that are read at all, so that an oversized frame is still answered; above it the socket closes with 1009. */
export const MAX_RECEIVED_BYTES = 1_310_720;
/** Bytes of one HTTP body. The largest body of the contract is far below it. */
export const MAX_BODY_BYTES = 16_384;
/** Frames of any kind that a socket may send at once, and how many it gets back each second. */
export const FRAME_BURST = 40;
export const FRAMES_PER_SECOND = 20;
/** Sockets that an account may have open at a time: five games, each in a tab on two devices. The newest ones stay. */
export const SOCKETS_PER_ACCOUNT = 10;
/** Hours that a solo game waits for its player. Decision D13. */
export const SOLO_GAME_HOURS = 24;
/** Days that a token is valid, and its age in days from which it is renewed. Decision D2. */
export const TOKEN_DAYS = 30;
export const TOKEN_RENEW_AFTER_DAYS = 1;

/** Characters (UTF-16 units, as a form counts them) of a report, and of the path it names. So that a body stays far below its limit. */
export const FEEDBACK_TEXT_MAX = 2_000;
export const FEEDBACK_PAGE_MAX = 200;

/** Minutes that a sign-in may take from its beginning at the identity provider. */
export const SIGN_IN_FLOW_MINUTES = 10;
/** Recovery codes that an account gets at a time. */
export const RECOVERY_CODES = 8;
/** Days from deleting an account to erasing it. */
export const ERASE_AFTER_DAYS = 14;

/** Characters of a lobby's name; a longer one is cut. games 5. */
export const LOBBY_NAME_MAX = 24;
/** Characters (UTF-16 units) of a lobby's password. */
export const LOBBY_PASSWORD_MAX = 64;
/** Wrong passwords that an account may try in a minute. Decisions, Lobbies. */
export const LOBBY_PASSWORD_TRIES = 5;
/** Wrong passwords that all accounts together may try at one lobby in a minute: guests are free, and so were their tries. */
export const LOBBY_PASSWORD_TRIES_OF_ALL = 30;
/** Lobbies that an account may create in a minute, in both games together. */
export const LOBBY_CREATIONS = 10;
/** Players of a lobby. games 9. */
export const LOBBY_PLAYERS_MIN = 2;
export const LOBBY_PLAYERS_MAX = 8;
export const LOBBY_PLAYERS_DEFAULT = 2;
/** Seconds from everybody being ready to the game. games 9. */
export const LOBBY_COUNTDOWN_SECONDS = 3;
/** Minutes after which a lobby that does not start closes. Decisions, Lobbies. */
export const LOBBY_IDLE_MINUTES = 30;

/**
 * Requests that one caller may make in a window of time, by kind of call: an account, or an address without one. With
 * `maxOfAddress` all callers of one address together may make that many: accounts are free.
 */
export const RATES = {
  reads: { max: 300, windowMs: 60_000 },
  writes: { max: 90, windowMs: 60_000 },
  // From one address: the pages of 300 players, each twice a minute.
  heartbeat: { max: 60, maxOfAddress: 600, windowMs: 60_000 },
  // From one address: a whole school at once, and in the long run no more than 25 a minute.
  createAccount: { max: 250, windowMs: 600_000 },
  feedback: { max: 5, maxOfAddress: 20, windowMs: 600_000 },
  likes: { max: 30, maxOfAddress: 60, windowMs: 600_000 },
  signIn: { max: 20, windowMs: 60_000 },
  recovery: { max: 10, windowMs: 600_000 },
  accountCare: { max: 10, windowMs: 600_000 },
} as const satisfies Record<string, { max: number; maxOfAddress?: number; windowMs: number }>;
export type RateName = keyof typeof RATES;
