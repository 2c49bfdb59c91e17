import type { ErrorFrame, GameRefusal } from './envelope.ts';

/**
 * The refusals that calls and games share: code and message for players. A game declares its own ones in its `game.ts`.
 * Their HTTP statuses are in `error-status.ts`, which pages do not load.
 *
 * `onFrame` is the effect of an error frame with this code: `refusal` shows the message in the game's screen, `fatal`
 * closes the screen and opens the game's first page.
 */
type ErrorSpec = { message: string; onFrame: 'refusal' | 'fatal' };

export const errors = {
  invalid_request: { message: 'The request is not valid.', onFrame: 'refusal' },
  invalid_json: { message: 'The message is not valid JSON.', onFrame: 'refusal' },
  username_required: { message: 'Please enter a username', onFrame: 'refusal' },
  username_too_long: {
    message: 'Username must be 12 characters or less',
    onFrame: 'refusal',
  },
  username_not_allowed: {
    message: 'Please choose another username',
    onFrame: 'refusal',
  },
  username_unreadable: {
    message: 'Please leave out characters that cannot be shown properly',
    onFrame: 'refusal',
  },
  username_too_complex: {
    message: 'Please choose a name with fewer combined characters',
    onFrame: 'refusal',
  },
  unauthorized: { message: 'Please sign in.', onFrame: 'fatal' },
  token_expired: {
    message: 'Your session has expired. Please sign in again.',
    onFrame: 'fatal',
  },
  account_deleted: { message: 'This account has been deleted.', onFrame: 'fatal' },
  account_suspended: { message: 'This account is suspended.', onFrame: 'fatal' },
  registration_closed: { message: 'This hub takes no new players at the moment.', onFrame: 'refusal' },
  invitation_needed: {
    message: 'New players need an invitation that is still valid. Ask the host for a link.',
    onFrame: 'refusal',
  },
  maintenance: { message: 'The hub is closed for a moment. Nothing is lost.', onFrame: 'refusal' },
  forbidden: { message: 'That belongs to another player.', onFrame: 'refusal' },
  origin_not_allowed: {
    message: 'Pages of other addresses may not connect here.',
    onFrame: 'refusal',
  },
  no_account_found: {
    message:
      'No account found with this Google account. Please use the Sign Up button to create a new account.',
    onFrame: 'refusal',
  },
  auth_failed: {
    message: 'Google authentication failed. Please try again.',
    onFrame: 'refusal',
  },
  invalid_token: { message: 'Invalid Google token. Please try again.', onFrame: 'refusal' },
  account_already_linked: {
    message: 'This Google account is already linked to another user',
    onFrame: 'refusal',
  },
  creation_failed: {
    message: 'Failed to create account. Please try again.',
    onFrame: 'refusal',
  },
  provider_not_configured: {
    message: 'Google sign-in is not set up on this hub.',
    onFrame: 'refusal',
  },
  provider_unreachable: {
    message: 'Google cannot be reached right now. Please try again in a few minutes.',
    onFrame: 'refusal',
  },
  wrong_address: {
    message: 'Google sign-in works at the public address of this hub only. Open the hub there and try again.',
    onFrame: 'refusal',
  },
  recovery_code_unknown: {
    message: 'There is no such recovery code. Check it letter by letter.',
    onFrame: 'refusal',
  },
  recovery_code_used: {
    message: 'This recovery code has been used already. Each code works once: take the next one.',
    onFrame: 'refusal',
  },
  name_mismatch: { message: 'That is not the name of this account.', onFrame: 'refusal' },
  not_found: { message: 'There is nothing at this address.', onFrame: 'refusal' },
  item_not_found: { message: 'There is no such item.', onFrame: 'refusal' },
  account_not_found: { message: 'Player not found', onFrame: 'refusal' },
  method_not_allowed: {
    message: 'This address does not take that kind of call.',
    onFrame: 'refusal',
  },
  payload_too_large: { message: 'The request is too large.', onFrame: 'refusal' },
  headers_too_large: {
    message: 'The headers of the request are too large.',
    onFrame: 'refusal',
  },
  request_timeout: { message: 'The request took too long.', onFrame: 'refusal' },
  unsupported_media_type: {
    message: 'Send the request as application/json.',
    onFrame: 'refusal',
  },
  too_many_requests: {
    message: 'Too many requests. Please wait a moment.',
    onFrame: 'refusal',
  },
  internal: { message: 'Something went wrong on our side.', onFrame: 'fatal' },
  unavailable: {
    message: 'The server cannot take that right now. Nothing is lost: please try again in a moment.',
    onFrame: 'refusal',
  },
  database_not_writable: {
    message: 'The database does not take writes: the last ones failed. The log has the reason.',
    onFrame: 'refusal',
  },

  door_closed: { message: 'The door of the administration is closed.', onFrame: 'refusal' },
  door_refused: { message: 'That does not open the door.', onFrame: 'refusal' },
  door_resting: { message: 'Too many wrong codes: the door rests for a while.', onFrame: 'refusal' },
  backup_refused: { message: 'This backup cannot be used.', onFrame: 'refusal' },

  unknown_action: { message: 'This game does not know that action.', onFrame: 'refusal' },
  frame_too_large: { message: 'The message is too large.', onFrame: 'refusal' },
  too_many_frames: { message: 'Too many messages at once.', onFrame: 'refusal' },
  game_not_found: { message: 'This game is gone.', onFrame: 'fatal' },
  game_full: { message: 'This game is full.', onFrame: 'fatal' },
  lobby_full: { message: 'This lobby is full.', onFrame: 'fatal' },
  game_over: { message: 'This game is over.', onFrame: 'fatal' },
  not_seated: { message: 'You have no seat in this game.', onFrame: 'fatal' },
  score_not_proven: { message: 'No finished game of yours has that score.', onFrame: 'refusal' },
  too_late: { message: 'Too late: that round is over.', onFrame: 'refusal' },
  not_started: { message: 'This game has not started yet.', onFrame: 'refusal' },
  wrong_password: { message: 'That is not the password of this lobby.', onFrame: 'refusal' },
  kicked: { message: 'You were removed from this lobby.', onFrame: 'fatal' },
  game_started: { message: 'This game has started already.', onFrame: 'fatal' },
  lobby_name_not_allowed: {
    message: 'Please choose another lobby name',
    onFrame: 'refusal',
  },
  not_owner: { message: 'Only the owner of the lobby can do that.', onFrame: 'refusal' },
  not_now: { message: 'That is not possible at the moment.', onFrame: 'refusal' },
  no_free_seat: { message: 'Every seat of this lobby is taken.', onFrame: 'refusal' },
  too_few_seats: {
    message: 'The lobby has more players than that. Keep a seat for each of them.',
    onFrame: 'refusal',
  },
  day_not_archived: { message: 'That day is not in the archive.', onFrame: 'refusal' },
  mode_is_fixed: {
    message: 'Hard mode is chosen with the first guess of a day.',
    onFrame: 'refusal',
  },
  not_challengeable: {
    message: 'This run is too old to be challenged. Play another one.',
    onFrame: 'refusal',
  },
  challenge_over: { message: 'This challenge is over. A link holds seven days.', onFrame: 'fatal' },
  challenge_full: { message: 'This challenge has all the players that it takes.', onFrame: 'fatal' },
  challenge_played: { message: 'You have played this challenge already.', onFrame: 'fatal' },
  challenge_not_played: { message: 'Play this challenge first.', onFrame: 'refusal' },
  league_name_not_allowed: { message: 'Please choose another name for the league', onFrame: 'refusal' },
  league_full: { message: 'This league has all the members that it takes.', onFrame: 'refusal' },
  league_over: { message: 'This league is over.', onFrame: 'refusal' },
  too_many_leagues: {
    message: 'You are in enough leagues. Leave one, or wait until one ends.',
    onFrame: 'refusal',
  },
  not_league_owner: { message: 'Only the owner of the league can do that.', onFrame: 'refusal' },
  too_many_challenges: { message: 'That is enough for today. Try again tomorrow.', onFrame: 'fatal' },
} as const satisfies Record<string, ErrorSpec>;

export type ErrorCode = keyof typeof errors;

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
  if (isErrorCode(code)) return { kind: errors[code].onFrame, code, message: errors[code].message };
  return { kind: 'unknown', code, message: message.trim() || errors.internal.message };
}
