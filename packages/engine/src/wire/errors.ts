import type { ErrorFrame, GameRefusal } from './envelope.ts';

/** An error frame with one of these shows its message in the game's screen. */
const refusals = {
  invalid_request: 'The request is not valid.',
  invalid_json: 'The message is not valid JSON.',
  username_required: 'Please enter a username',
  username_too_long: 'Username must be 12 characters or less',
  username_not_allowed: 'Please choose another username',
  username_unreadable: 'Please leave out characters that cannot be shown properly',
  username_too_complex: 'Please choose a name with fewer combined characters',
  registration_closed: 'This hub takes no new players at the moment.',
  invitation_needed: 'New players need an invitation that is still valid. Ask the host for a link.',
  maintenance: 'The hub is closed for a moment. Nothing is lost.',
  forbidden: 'That belongs to another player.',
  origin_not_allowed: 'Pages of other addresses may not connect here.',
  no_account_found:
    'No account found with this Google account. Please use the Sign Up button to create a new account.',
  auth_failed: 'Google authentication failed. Please try again.',
  invalid_token: 'Invalid Google token. Please try again.',
  account_already_linked: 'This Google account is already linked to another user',
  creation_failed: 'Failed to create account. Please try again.',
  provider_not_configured: 'Google sign-in is not set up on this hub.',
  provider_unreachable: 'Google cannot be reached right now. Please try again in a few minutes.',
  wrong_address:
    'Google sign-in works at the public address of this hub only. Open the hub there and try again.',
  recovery_code_unknown: 'There is no such recovery code. Check it letter by letter.',
  recovery_code_used: 'This recovery code has been used already. Each code works once: take the next one.',
  name_mismatch: 'That is not the name of this account.',
  not_found: 'There is nothing at this address.',
  item_not_found: 'There is no such item.',
  account_not_found: 'Player not found',
  method_not_allowed: 'This address does not take that kind of call.',
  payload_too_large: 'The request is too large.',
  headers_too_large: 'The headers of the request are too large.',
  request_timeout: 'The request took too long.',
  unsupported_media_type: 'Send the request as application/json.',
  too_many_requests: 'Too many requests. Please wait a moment.',
  unavailable: 'The server cannot take that right now. Nothing is lost: please try again in a moment.',
  database_not_writable: 'The database does not take writes: the last ones failed. The log has the reason.',
  door_closed: 'You are not signed in to the administration.',
  door_refused: 'This code, link or passkey is not valid.',
  door_resting: 'Too many wrong codes: codes are refused for a while.',
  backup_refused: 'This backup cannot be used.',
  unknown_action: 'This game does not know that action.',
  frame_too_large: 'The message is too large.',
  too_many_frames: 'Too many messages at once.',
  score_not_proven: 'No finished game of yours has that score.',
  too_late: 'Too late: that round is over.',
  not_started: 'This game has not started yet.',
  wrong_password: 'That is not the password of this lobby.',
  lobby_name_not_allowed: 'Please choose another lobby name',
  not_owner: 'Only the owner of the lobby can do that.',
  not_now: 'That is not possible at the moment.',
  no_free_seat: 'Every seat of this lobby is taken.',
  too_few_seats: 'The lobby has more players than that. Keep a seat for each of them.',
  day_not_archived: 'That day is not in the archive.',
  mode_is_fixed: 'Hard mode is chosen with the first guess of a day.',
  not_challengeable: 'This run is too old to be challenged. Play another one.',
  challenge_not_played: 'Play this challenge first.',
  league_name_not_allowed: 'Please choose another name for the league',
  league_full: 'This league has all the members that it takes.',
  league_over: 'This league is over.',
  too_many_leagues: 'You are in enough leagues. Leave one, or wait until one ends.',
  not_league_owner: 'Only the owner of the league can do that.',
} as const;

/** An error frame with one of these closes the screen and opens the game's first page. */
const fatal = {
  unauthorized: 'Please sign in.',
  token_expired: 'Your session has expired. Please sign in again.',
  token_revoked: 'You were signed out everywhere. Please sign in again.',
  account_deleted: 'This account has been deleted.',
  account_suspended: 'This account is suspended.',
  internal: 'Something went wrong on our side.',
  game_not_found: 'This game is gone.',
  game_full: 'This game is full.',
  lobby_full: 'This lobby is full.',
  game_over: 'This game is over.',
  not_seated: 'You have no seat in this game.',
  kicked: 'You were removed from this lobby.',
  game_started: 'This game has started already.',
  challenge_over: 'This challenge is over. A link works for seven days.',
  challenge_full: 'This challenge has all the players that it takes.',
  challenge_played: 'You have played this challenge already.',
  too_many_challenges: 'That is enough for today. Try again tomorrow.',
} as const;

/**
 * The refusals that calls and games share: messages for players by code. A game declares its own ones in its `game.ts`. Their
 * HTTP statuses are in `error-status.ts`, which pages do not load.
 */
export const errors = { ...refusals, ...fatal };

export type ErrorCode = keyof typeof errors;

/** The effect of an error frame with this code. */
export const effectOf = (code: ErrorCode): 'refusal' | 'fatal' => (code in fatal ? 'fatal' : 'refusal');

/** Turns the messages of a game's own refusals, by code, into refusals. */
export const gameRefusals = <Code extends string>(
  messages: Readonly<Record<Code, string>>,
): Readonly<Record<Code, GameRefusal>> =>
  Object.fromEntries(
    Object.entries<string>(messages).map(([code, message]) => [code, { code, message }]),
  ) as Record<Code, GameRefusal>;

/** Why a command is refused: by a code that all games share, or by one of the game's own. */
export type RefusalReason = ErrorCode | GameRefusal;

/** Whether a received string is a known error code. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** What an error frame means to a page. `unknown`: a code that only a newer server knows; it never closes a game. */
export type Refusal =
  | { readonly kind: 'refusal' | 'fatal'; readonly code: ErrorCode; readonly message: string }
  | { readonly kind: 'unknown'; readonly code: string; readonly message: string };

/** Reads an error frame. The text is the catalogue's; for an unknown code the server's, or a general one if it is empty. */
export function readRefusal({ error: { code, message } }: ErrorFrame): Refusal {
  if (isErrorCode(code)) return { kind: effectOf(code), code, message: errors[code] };
  return { kind: 'unknown', code, message: message.trim() || errors.internal };
}
