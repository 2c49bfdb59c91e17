/** Limits and other numbers that server and pages share. */

/** Characters (user-perceived) of a username. */
export const USERNAME_MAX = 12;
/** Code points of a username; a user-perceived character can consist of many. */
export const USERNAME_MAX_CODE_POINTS = 48;
/** Blue Essence for a completed daily mode. */
export const DAILY_REWARD_ESSENCE = 100;
/** Blue Essence for a full ring of a UTC day: all daily games, one game for a score, one at a table. */
export const RING_ESSENCE = 40;

/** Blue Essence of a new guest who has answered all questions of a trial, right or wrong; once per account. */
export const TRIAL_ESSENCE = 10;
/** Matches in an activity feed and in `lastGames`. */
export const RECENT_MATCHES = 20;
/**
 * An account is a newcomer for this long (ms). On a busy hub, one with more than so many players online, a feed shows this many lines
 * of newcomers at most, and the statistics of a day count this many.
 */
export const NEWCOMER_MS = 3_600_000;
export const NEWCOMERS_SHOWN = 3;
export const BUSY_ABOVE_PLAYERS = 12;
/**
 * Most Blue Essence that an account earns in a UTC day from all score games together: an hour and a half of steady play.
 * Daily rifts do not count. docs/security.md, "Scripts that play".
 */
export const SCORE_GAME_ESSENCE_PER_DAY = 1_500;
/** Blue Essence for a win against bots, and the number of such wins paid in a UTC day, of all games together. */
export const BOT_WIN_ESSENCE = 10;
export const BOT_WINS_PAID_PER_DAY = 5;
/** Entries per page of a leaderboard, and of the simple call. */
export const LEADERBOARD_PAGE = 50;
/** Steps of the ladder that compares a score, at most. */
export const COMPARISON_STEPS = 40;
/** Newest scores of the player that a comparison contains. */
export const COMPARISON_RUNS = 10;
/** Fewer other players than this say nothing: a page compares with the player's own runs instead. */
export const COMPARISON_MIN_OTHERS = 5;
export const LEADERBOARD_SIMPLE_PAGE = 10;
/** Most entries that one call may request. */
export const LEADERBOARD_PAGE_MAX = 100;
/** Most players that a search returns, best first: many names contain a short text. */
export const LEADERBOARD_SEARCH_MAX = 200;
/** Entries per page of the ledger. */
export const LEDGER_PAGE = 25;
/** Interval of a page's heartbeats. */
export const HEARTBEAT_MS = 30_000;
/** A session counts as online this long after its last heartbeat: two missed heartbeats and a margin. */
export const ONLINE_WINDOW_MS = 75_000;
/** Largest frame that a page may send, in bytes. */
export const MAX_FRAME_BYTES = 8_192;
/** Largest frame that the server reads and answers with an error, in bytes; a larger one closes the socket with 1009. */
export const MAX_RECEIVED_BYTES = 1_310_720;
/** Largest HTTP body in bytes; all bodies of the protocol are much smaller. */
export const MAX_BODY_BYTES = 16_384;
/** Rate limit of frames per socket: burst size, and refill per second. */
export const FRAME_BURST = 40;
export const FRAMES_PER_SECOND = 20;
/**
 * Most open sockets of an account: every game in a tab, each with that of the hub, and some on a second device. The oldest of
 * the hub is closed, or the oldest of all.
 */
export const SOCKETS_PER_ACCOUNT = 20;
/** Hours that a solo room waits for its player. */
export const SOLO_GAME_HOURS = 24;
/** Days that a token is valid, and the age in days at which it is renewed. */
export const TOKEN_DAYS = 400;
export const TOKEN_RENEW_AFTER_DAYS = 1;

/** Characters (UTF-16 units, as a form counts them) of a report and of its path. Keeps the body far below its limit. */
export const FEEDBACK_TEXT_MAX = 2_000;
export const FEEDBACK_PAGE_MAX = 200;

/** Characters of a reporter's words, and of a player's answer to a decision. */
export const REPORT_WORDS_MAX = 200;
export const ANSWER_MAX = 500;
/** Rows that one call of the administration returns at most, and characters of a reason. */
export const ADMIN_PAGE_MAX = 200;
export const ADMIN_REASON_MAX = 300;
/** Minutes that an admin session lasts, wrong codes before signing in rests, and minutes that it rests. */
export const ADMIN_SESSION_MINUTES = 30;
export const CODE_TRIES = 5;
export const CODE_REST_MINUTES = 15;

/** Minutes that a sign-in at the identity provider may take. */
export const SIGN_IN_FLOW_MINUTES = 10;
/** Recovery codes of an account. */
export const RECOVERY_CODES = 8;
/** Days of play after which a guest without a recovery code is offered some. */
export const OFFER_CODES_DAYS = 3;
/** Days from deleting an account to erasing it. */
export const ERASE_AFTER_DAYS = 14;

/** Characters of a lobby's name; a longer one is cut. */
export const LOBBY_NAME_MAX = 24;
/** Characters (UTF-16 units) of a lobby's password. */
export const LOBBY_PASSWORD_MAX = 64;
/** Wrong lobby passwords per account and minute. */
export const LOBBY_PASSWORD_TRIES = 5;
/** Wrong passwords per lobby and minute, of all accounts together: an attacker can create many guests. */
export const LOBBY_PASSWORD_TRIES_OF_ALL = 30;
/** Lobbies that an account may create per minute, in all games together. */
export const LOBBY_CREATIONS = 10;
/** New practice rooms of daily games per account and minute, in all games together. */
export const PRACTICE_CREATIONS = 10;
/** Guesses after which a daily game can be given up. */
export const GIVE_UP_GUESSES = 10;
/** How often an account may solve the same past day of a daily game for practice on one UTC date. */
export const PRACTICES_OF_DAY = 10;
/** Days that a challenge can be played, and that it can be looked at afterwards. */
export const CHALLENGE_DAYS = 7;
/** Players of a challenge, the challenger included. */
export const CHALLENGE_PLAYERS = 100;
/** Challenges that an account may make, and runs of challenges that it may begin, in 24 hours. */
export const CHALLENGES_PER_DAY = 20;
export const CHALLENGE_RUNS_PER_DAY = 60;
/** Days of a league, its members, and how many leagues an account may be in at a time and begin in 24 hours. */
export const LEAGUE_DAYS = 7;
export const LEAGUE_MEMBERS = 50;
export const LEAGUES_AT_ONCE = 5;
export const LEAGUES_PER_DAY = 5;
/** Days that a league can be looked at after its last day. */
export const LEAGUE_KEPT_DAYS = 28;
/** Points of a league: a solved rift gives this less its guesses, at least one; a duel by place. */
export const LEAGUE_RIFT_POINTS = 10;
export const LEAGUE_DUEL_POINTS = [10, 7, 5, 3, 1] as const;
/** People in sight of a player at most; from how many on their number is shown; how long an invitation to a lobby is shown. */
export const PEOPLE_SHOWN = 50;
export const PEOPLE_COUNTED_FROM = 10;
export const LOBBY_INVITE_MINUTES = 10;
/** Players of a lobby. */
export const LOBBY_PLAYERS_MIN = 2;
export const LOBBY_PLAYERS_MAX = 8;
export const LOBBY_PLAYERS_DEFAULT = 2;
/** Seconds of the countdown before a lobby's game. */
export const LOBBY_COUNTDOWN_SECONDS = 3;
/** Minutes after which a lobby without a game closes. */
export const LOBBY_IDLE_MINUTES = 30;

/**
 * Rate limits by kind of call. `max` applies to an account, or to an IP address for calls without one. `maxOfAddress`
 * applies to all accounts of an address together, because an attacker can create many accounts.
 */
export const RATES = {
  reads: { max: 300, windowMs: 60_000 },
  // Per address: load balancers ask every node several times a second, and a refusal would take all nodes away.
  probes: { max: 6_000, windowMs: 60_000 },
  writes: { max: 90, windowMs: 60_000 },
  // Per address: the pages of 300 players, twice a minute each.
  heartbeat: { max: 60, maxOfAddress: 600, windowMs: 60_000 },
  // Per address: a whole school at once, and 25 a minute in the long run.
  createAccount: { max: 250, windowMs: 600_000 },
  // Per address: a trial takes four calls; 60 visitors in ten minutes.
  trials: { max: 240, windowMs: 600_000 },
  feedback: { max: 5, maxOfAddress: 20, windowMs: 600_000 },
  likes: { max: 30, maxOfAddress: 60, windowMs: 600_000 },
  // Codes of leagues must not be found by trying; per address: fifty friends in one house.
  leagueCodes: { max: 20, maxOfAddress: 200, windowMs: 600_000 },
  // Invitations of other players, who cannot refuse them one by one.
  invites: { max: 30, maxOfAddress: 200, windowMs: 600_000 },
  signIn: { max: 20, windowMs: 60_000 },
  recovery: { max: 10, windowMs: 600_000 },
  accountCare: { max: 10, windowMs: 600_000 },
  reports: { max: 10, maxOfAddress: 40, windowMs: 3_600_000 },
  door: { max: 40, maxOfAddress: 80, windowMs: 600_000 },
  adminReads: { max: 600, windowMs: 60_000 },
  adminActs: { max: 120, windowMs: 60_000 },
  // Each part of an upload counts.
  firstRun: { max: 300, windowMs: 60_000 },
} as const satisfies Record<string, { max: number; maxOfAddress?: number; windowMs: number }>;
export type RateName = keyof typeof RATES;
/** Most characters of a message that is pasted into a field for a code. */
export const PASTED_MAX = 1_000;
