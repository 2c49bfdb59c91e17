import * as z from 'zod/mini';
import {
  activeProfileIconSchema,
  activeUsernameEffectSchema,
  inventoryItemTypeSchema,
  itemTypeSchema,
  raritySchema,
} from '../cosmetics.ts';
import { failureTexts } from '../failure-texts.ts';
import { playerIdSchema } from '../ids.ts';
import { matchSchema } from './activity.ts';
import { endpoint } from './endpoint.ts';

const count = z.int().check(z.minimum(0));

const dailyModeStatsSchema = z.object({
  completed: count,
  streak: count.check(z.describe('Consecutive days completed, up to today or yesterday')),
});

export const accountStatsSchema = z.object({
  dailyRiftStats: z.object({
    championRift: z.extend(dailyModeStatsSchema, {
      lastCompletedTime: z.nullable(z.int()).check(z.describe('Milliseconds since 1970, UTC')),
    }),
    itemRift: dailyModeStatsSchema,
    emojiRift: dailyModeStatsSchema,
  }),
  moreOrLessStats: z.object({
    highscore: count,
    playedGames: count,
    rank: z.nullable(count),
    coopHighscore: count,
  }),
  riftGuesserStats: z.object({ highscore: count, playedGames: count, rank: z.nullable(count) }),
  chainOfLegendsStats: z.object({ wins: count, looses: count }),
  cooldownGuesserStats: z.object({ wins: count, looses: count }),
});
export type AccountStats = z.infer<typeof accountStatsSchema>;

export const accountSchema = z.extend(accountStatsSchema, {
  id: z.string().check(z.describe('The account key for its owner, the player id for everybody else')),
  player_id: playerIdSchema,
  name: z.string(),
  googleConnected: z.boolean(),
  softDeleted: z.boolean(),
  activeUsernameEffect: z.nullable(activeUsernameEffectSchema),
  activeProfileIcon: z.nullable(activeProfileIconSchema),
  lastGames: z.array(matchSchema),
});
export type Account = z.infer<typeof accountSchema>;

const byId = z.object({
  id: z
    .string()
    .check(z.minLength(1), z.maxLength(64), z.describe("A player id, or the caller's own account id")),
});

export const ownAccount = endpoint({
  name: 'ownAccount',
  summary: "The caller's account, and a fresh token once the old one is over a day old",
  method: 'GET',
  path: '/accounts/',
  reply: z.extend(accountSchema, { token: z.optional(z.string()) }),
  policy: { access: 'player', rate: 'reads' },
  failure: failureTexts.account,
});

export const accountById = endpoint({
  name: 'accountById',
  summary: 'Any player as everybody may see them',
  method: 'GET',
  path: '/accounts/:id',
  params: byId,
  reply: accountSchema,
  policy: { access: 'player', rate: 'reads' },
  failure: failureTexts.account,
});

export const currentBlueEssence = endpoint({
  name: 'currentBlueEssence',
  summary: "The caller's balance",
  method: 'GET',
  path: '/accounts/:id/current-blue-essence',
  params: byId,
  reply: z.object({ blueEssence: count }),
  policy: { access: 'owner', rate: 'reads' },
  failure: failureTexts.blueEssence,
});

export const inventoryItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  type: inventoryItemTypeSchema,
  rarity: raritySchema,
  description: z.string(),
  price: count,
  cssClass: z.nullable(z.string()),
  assetPath: z.nullable(z.string()),
  image: z.nullable(z.string()),
  acquired_at: z.int().check(z.describe('Milliseconds since 1970, UTC')),
  accountItemIsActive: z.union([z.literal(0), z.literal(1)]),
});
export type InventoryItem = z.infer<typeof inventoryItemSchema>;

export const accountItems = endpoint({
  name: 'accountItems',
  summary: "The caller's inventory",
  method: 'GET',
  path: '/accounts/:id/items',
  params: byId,
  reply: z.array(inventoryItemSchema),
  policy: { access: 'owner', rate: 'reads' },
  failure: failureTexts.accountItems,
});

export const ownedItems = endpoint({
  name: 'ownedItems',
  summary: 'Type and name of everything the caller owns',
  method: 'GET',
  path: '/accounts/:id/owned-items',
  params: byId,
  reply: z.array(z.object({ type: itemTypeSchema, name: z.string() })),
  policy: { access: 'owner', rate: 'reads' },
  failure: failureTexts.ownedItems,
});
