import * as z from 'zod/mini';
import { storable } from './storable.ts';

/** Public id of a player: 12 URL-safe characters. */
export const playerIdSchema = z
  .string()
  .check(z.regex(/^[\w-]{12}$/))
  .brand<'PlayerId'>();
export type PlayerId = z.infer<typeof playerIdSchema>;

/** Private id of an account (UUIDv7), sent only to its owner. */
export const accountIdSchema = z.uuid().brand<'AccountId'>();
export type AccountId = z.infer<typeof accountIdSchema>;

/** Id of a room. Random, so that it cannot be guessed; lobbies have short ids, to be read aloud. */
export const gameIdSchema = z
  .string()
  .check(z.regex(/^[\w-]{6,64}$/))
  .brand<'GameId'>();
export type GameId = z.infer<typeof gameIdSchema>;

/** Id of a challenge, part of its link. Random, so that it cannot be guessed. */
export const challengeIdSchema = z
  .string()
  .check(z.regex(/^[\w-]{16}$/))
  .brand<'ChallengeId'>();
export type ChallengeId = z.infer<typeof challengeIdSchema>;

/** Id of a league, part of its address. */
export const leagueIdSchema = z
  .string()
  .check(z.regex(/^[\w-]{16}$/))
  .brand<'LeagueId'>();
export type LeagueId = z.infer<typeof leagueIdSchema>;

/** Random id of a trial. */
export const trialIdSchema = z.string().check(z.regex(/^[\w-]{22}$/));

/** Id of a shop item or an owned item: any text that all databases can store. */
export const itemIdSchema = z.string().check(z.minLength(1), z.maxLength(64), storable);

/** A UTC date, `YYYY-MM-DD`. */
export const daySchema = z.iso.date().brand<'Day'>();
export type Day = z.infer<typeof daySchema>;
