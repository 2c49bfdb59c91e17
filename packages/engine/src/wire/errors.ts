import type { ErrorFrame } from './envelope.ts';

/**
 * All refusals: code, HTTP status, and message for players.
 *
 * `onFrame` is the effect of an error frame with this code: `refusal` shows the message in the game's screen, `fatal`
 * closes the screen and opens the game's first page.
 */
type ErrorSpec = { status: number; message: string; onFrame: 'refusal' | 'fatal' };

export const errors = {
  invalid_request: { status: 400, message: 'The request is not valid.', onFrame: 'refusal' },
  invalid_json: { status: 400, message: 'The message is not valid JSON.', onFrame: 'refusal' },
  username_required: { status: 400, message: 'Please enter a username', onFrame: 'refusal' },
  username_too_long: {
    status: 400,
    message: 'Username must be 12 characters or less',
    onFrame: 'refusal',
  },
  username_not_allowed: {
    status: 409,
    message: 'Please choose another username',
    onFrame: 'refusal',
  },
  username_unreadable: {
    status: 400,
    message: 'Please leave out characters that cannot be shown properly',
    onFrame: 'refusal',
  },
  username_too_complex: {
    status: 400,
    message: 'Please choose a name with fewer combined characters',
    onFrame: 'refusal',
  },
  unauthorized: { status: 401, message: 'Please sign in.', onFrame: 'fatal' },
  token_expired: {
    status: 401,
    message: 'Your session has expired. Please sign in again.',
    onFrame: 'fatal',
  },
  account_deleted: { status: 401, message: 'This account has been deleted.', onFrame: 'fatal' },
  forbidden: { status: 403, message: 'That belongs to another player.', onFrame: 'refusal' },
  origin_not_allowed: {
    status: 403,
    message: 'Pages of other addresses may not connect here.',
    onFrame: 'refusal',
  },
  no_account_found: {
    status: 404,
    message:
      'No account found with this Google account. Please use the Sign Up button to create a new account.',
    onFrame: 'refusal',
  },
  auth_failed: {
    status: 401,
    message: 'Google authentication failed. Please try again.',
    onFrame: 'refusal',
  },
  invalid_token: { status: 401, message: 'Invalid Google token. Please try again.', onFrame: 'refusal' },
  account_already_linked: {
    status: 409,
    message: 'This Google account is already linked to another user',
    onFrame: 'refusal',
  },
  creation_failed: {
    status: 500,
    message: 'Failed to create account. Please try again.',
    onFrame: 'refusal',
  },
  provider_not_configured: {
    status: 404,
    message: 'Google sign-in is not set up on this hub.',
    onFrame: 'refusal',
  },
  provider_unreachable: {
    status: 503,
    message: 'Google cannot be reached right now. Please try again in a few minutes.',
    onFrame: 'refusal',
  },
  wrong_address: {
    status: 403,
    message: 'Google sign-in works at the public address of this hub only. Open the hub there and try again.',
    onFrame: 'refusal',
  },
  recovery_code_unknown: {
    status: 404,
    message: 'There is no such recovery code. Check it letter by letter.',
    onFrame: 'refusal',
  },
  recovery_code_used: {
    status: 409,
    message: 'This recovery code has been used already. Each code works once: take the next one.',
    onFrame: 'refusal',
  },
  name_mismatch: { status: 409, message: 'That is not the name of this account.', onFrame: 'refusal' },
  not_found: { status: 404, message: 'There is nothing at this address.', onFrame: 'refusal' },
  item_not_found: { status: 404, message: 'There is no such item.', onFrame: 'refusal' },
  account_not_found: { status: 404, message: 'Player not found', onFrame: 'refusal' },
  method_not_allowed: {
    status: 405,
    message: 'This address does not take that kind of call.',
    onFrame: 'refusal',
  },
  payload_too_large: { status: 413, message: 'The request is too large.', onFrame: 'refusal' },
  headers_too_large: {
    status: 431,
    message: 'The headers of the request are too large.',
    onFrame: 'refusal',
  },
  request_timeout: { status: 408, message: 'The request took too long.', onFrame: 'refusal' },
  unsupported_media_type: {
    status: 415,
    message: 'Send the request as application/json.',
    onFrame: 'refusal',
  },
  too_many_requests: {
    status: 429,
    message: 'Too many requests. Please wait a moment.',
    onFrame: 'refusal',
  },
  internal: { status: 500, message: 'Something went wrong on our side.', onFrame: 'fatal' },
  unavailable: {
    status: 503,
    message: 'The server cannot take that right now. Nothing is lost: please try again in a moment.',
    onFrame: 'refusal',
  },
  database_not_writable: {
    status: 503,
    message: 'The database does not take writes: the last ones failed. The log has the reason.',
    onFrame: 'refusal',
  },

  unknown_action: { status: 400, message: 'This game does not know that action.', onFrame: 'refusal' },
  frame_too_large: { status: 413, message: 'The message is too large.', onFrame: 'refusal' },
  too_many_frames: { status: 429, message: 'Too many messages at once.', onFrame: 'refusal' },
  game_not_found: { status: 404, message: 'This game is gone.', onFrame: 'fatal' },
  game_full: { status: 409, message: 'This game is full.', onFrame: 'fatal' },
  lobby_full: { status: 409, message: 'This lobby is full.', onFrame: 'fatal' },
  game_over: { status: 409, message: 'This game is over.', onFrame: 'fatal' },
  not_seated: { status: 409, message: 'You have no seat in this game.', onFrame: 'fatal' },
  score_not_proven: { status: 403, message: 'No finished game of yours has that score.', onFrame: 'refusal' },
  too_late: { status: 409, message: 'Too late: that round is over.', onFrame: 'refusal' },
  not_started: { status: 409, message: 'This game has not started yet.', onFrame: 'refusal' },
  round_running: { status: 409, message: 'This round is still running.', onFrame: 'refusal' },
  look_first: {
    status: 409,
    message: 'A round takes its guess after the first second.',
    onFrame: 'refusal',
  },
  answer_shown: {
    status: 409,
    message: 'The next round can be started two seconds after the answer.',
    onFrame: 'refusal',
  },
  off_the_map: { status: 400, message: 'That place is not on the map.', onFrame: 'refusal' },
  not_your_turn: { status: 409, message: 'It is not your turn.', onFrame: 'refusal' },
  wrong_password: { status: 403, message: 'That is not the password of this lobby.', onFrame: 'refusal' },
  kicked: { status: 403, message: 'You were removed from this lobby.', onFrame: 'fatal' },
  game_started: { status: 409, message: 'This game has started already.', onFrame: 'fatal' },
  lobby_name_not_allowed: {
    status: 409,
    message: 'Please choose another lobby name',
    onFrame: 'refusal',
  },
  not_owner: { status: 403, message: 'Only the owner of the lobby can do that.', onFrame: 'refusal' },
  not_now: { status: 409, message: 'That is not possible at the moment.', onFrame: 'refusal' },
  no_free_seat: { status: 409, message: 'Every seat of this lobby is taken.', onFrame: 'refusal' },
  unknown_champion: { status: 400, message: 'There is no champion of that name.', onFrame: 'refusal' },
  repeated_champion: {
    status: 409,
    message: 'You have guessed that champion already.',
    onFrame: 'refusal',
  },
  day_not_archived: { status: 404, message: 'That day is not in the archive.', onFrame: 'refusal' },
  mode_is_fixed: {
    status: 409,
    message: 'Hard mode is chosen with the first guess of a day.',
    onFrame: 'refusal',
  },
  unknown_item: { status: 400, message: 'There is no item of that name.', onFrame: 'refusal' },
  repeated_item: { status: 409, message: 'You have guessed that item already.', onFrame: 'refusal' },
} as const satisfies Record<string, ErrorSpec>;

export type ErrorCode = keyof typeof errors;

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
