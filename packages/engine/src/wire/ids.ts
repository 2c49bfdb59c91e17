import * as z from 'zod/mini';
import { storable } from './storable.ts';

/** Public id of a player: 12 url-safe characters, shown to everybody. */
export const playerIdSchema = z
  .string()
  .check(z.regex(/^[\w-]{12}$/))
  .brand<'PlayerId'>();
export type PlayerId = z.infer<typeof playerIdSchema>;

/** Private key of an account (UUIDv7). Only its owner ever sees it. */
export const accountIdSchema = z.uuid().brand<'AccountId'>();
export type AccountId = z.infer<typeof accountIdSchema>;

/** Id of one game or lobby. Random, so that it cannot be guessed by others; a lobby's is short, to be read aloud. */
export const gameIdSchema = z
  .string()
  .check(z.regex(/^[\w-]{6,64}$/))
  .brand<'GameId'>();
export type GameId = z.infer<typeof gameIdSchema>;

/** Id of an item, or of one that is owned: whatever a host gave it, as long as every database can hold it. */
export const itemIdSchema = z.string().check(z.minLength(1), z.maxLength(64), storable);

/** A UTC date, `YYYY-MM-DD`. */
export const daySchema = z.iso.date().brand<'Day'>();
export type Day = z.infer<typeof daySchema>;
