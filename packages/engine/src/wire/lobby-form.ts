import * as z from 'zod/mini';
import { LOBBY_NAME_MAX, LOBBY_PASSWORD_MAX, LOBBY_PLAYERS_MAX, LOBBY_PLAYERS_MIN } from './limits.ts';
import { withFewMarks, withoutUnreadable } from './name-characters.ts';

/** Cleans a lobby's name: no unreadable characters, not too many marks, trimmed, at most 24 characters. */
export const lobbyNameOf = (text: string): string =>
  // Clean again after the cut, which can leave half of a joined character.
  cleaned(Array.from(cleaned(text).trim()).slice(0, LOBBY_NAME_MAX).join('')).trimEnd();

const cleaned = (text: string): string => withFewMarks(withoutUnreadable(text));

/** The name of a lobby that quick play opens for a player, and the one where the filter of names refuses that. */
export const quickLobbyNameOf = (player: string): string => lobbyNameOf(`${player}'s Lobby`);
export const QUICK_LOBBY_NAME = 'Quick play';

/** Names of `quickLobbyNameOf`, with the player as their group. */
export const QUICK_LOBBY_PATTERN = /^(.+)'s Lobby$/;

export type Range = { readonly min: number; readonly max: number };

/** An integer; a value out of range becomes the nearest bound, as in the form. */
export const clamped = ({ min, max }: Range) =>
  z.int().check(
    z.overwrite((value) => Math.min(max, Math.max(min, value))),
    z.describe(`${min} to ${max}; other values become the nearest of these`),
  );

export const notUsed = z.optional(z.unknown()).check(z.describe('Accepted and ignored'));

const password = z.string().check(z.minLength(1), z.maxLength(LOBBY_PASSWORD_MAX));

/** Fields of every creation form; each game adds its settings. Pages and server use the same schema. */
export const lobbyForm = {
  name: z
    .string()
    .check(
      z.maxLength(200),
      z.overwrite(lobbyNameOf),
      z.minLength(1),
      z.describe(`Cut after ${LOBBY_NAME_MAX} characters`),
    ),
  password: z
    .optional(z.nullable(password))
    .check(z.describe('Null or missing for a lobby without a password')),
  maxPlayers: clamped({ min: LOBBY_PLAYERS_MIN, max: LOBBY_PLAYERS_MAX }),
  quickPlay: z
    .optional(z.boolean())
    .check(z.describe('Whether quick play may bring players; missing: it may not')),
  players: notUsed,
  status: notUsed,
  owner: notUsed,
};

export const lobbyId = z.string().check(z.maxLength(64));
export const inLobby = {
  lobbyId,
  playerId: z
    .optional(z.string().check(z.maxLength(64)))
    .check(z.describe("The caller's own player id; any other is refused")),
  accessToken: z.optional(z.string().check(z.maxLength(64))).check(z.describe('Accepted and ignored')),
};
/** Fields of every change of settings, with the limits of the creation form; each game adds its settings. */
export const lobbySettingsForm = {
  ...inLobby,
  name: lobbyForm.name,
  password: z
    .optional(z.nullable(password))
    .check(z.describe('Missing: the password stays; null: the lobby has none any more')),
  maxPlayers: lobbyForm.maxPlayers,
  quickPlay: z
    .optional(z.boolean())
    .check(z.describe('Whether quick play may bring players; missing: as before')),
};
