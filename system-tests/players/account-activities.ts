import type { ItemType } from '@hub/protocol/cosmetics';
import {
  accountById,
  accountItems,
  currentBlueEssence,
  ownAccount,
  ownedItems,
} from '@hub/protocol/http/accounts';
import { heartbeat, lastMatches } from '@hub/protocol/http/activity';
import { toggleItem } from '@hub/protocol/http/inventory';
import { boardCalls } from '@hub/protocol/http/leaderboards';
import { accountLedger } from '@hub/protocol/http/ledger';
import { likeNews, NEWS_IDS, newsLikes } from '@hub/protocol/http/news';
import { makeRecoveryCodes } from '@hub/protocol/http/recovery';
import { purchase, shopByType } from '@hub/protocol/http/shop';
import { CallFailed } from './api-client.ts';
import type { Outcome } from './observations.ts';
import type { Player } from './player.ts';

const ITEM_TYPES: readonly ItemType[] = ['username_effect', 'profile_icon'];

/** Buys something that is affordable and not yet owned. Says whether it was bought. */
export async function buySomething(player: Player): Promise<boolean> {
  const { account: id } = player.me;
  const type = player.dice.pick(ITEM_TYPES) ?? 'profile_icon';
  const [{ blueEssence }, owned, offers] = await Promise.all([
    player.call(currentBlueEssence, { params: { id } }),
    player.call(ownedItems, { params: { id } }),
    player.call(shopByType, { params: { type } }),
  ]);
  const names = new Set(owned.filter((item) => item.type === type).map(({ name }) => name));
  const choice = player.dice.pick(
    offers.filter(({ price, name }) => price <= blueEssence && !names.has(name)),
  );
  if (choice === undefined) return false;
  await player.think();
  const note = (outcome: Outcome): void =>
    player.note({ kind: 'bought', item: choice.id, price: choice.price, outcome });
  return change(note, () => player.call(purchase, { body: { itemId: choice.id, accountId: id } }));
}

/** Puts something owned on, or takes it off. */
export async function changeClothes(player: Player): Promise<boolean> {
  const items = await player.call(accountItems, { params: { id: player.me.account } });
  const choice = player.dice.pick(items);
  if (choice === undefined) return false;
  const { id: owned, type, accountItemIsActive } = choice;
  const isActive = accountItemIsActive === 0;
  await player.think();
  const note = (outcome: Outcome): void => player.note({ kind: 'worn', owned, type, isActive, outcome });
  return change(note, () => player.call(toggleItem, { params: { itemId: owned } }));
}

/** Likes the news, or takes that back. */
export async function likeSomething(player: Player): Promise<boolean> {
  const news = await player.call(newsLikes);
  const newsId = player.dice.pick(NEWS_IDS);
  if (newsId === undefined) return false;
  const isLiked = news.find((one) => one.newsId === newsId)?.isLiked !== true;
  await player.think();
  const note = (outcome: Outcome): void => player.note({ kind: 'liked', news: newsId, isLiked, outcome });
  return change(note, async () => {
    await player.call(likeNews, { params: { newsId }, body: { liked: isLiked } });
    return { success: true };
  });
}

/** Makes new recovery codes; the old ones count for nothing then. */
export async function writeDownCodes(player: Player): Promise<boolean> {
  let count = 0;
  const note = (outcome: Outcome): void => player.note({ kind: 'codes', count, outcome });
  return change(note, async () => {
    const { codes } = await player.call(makeRecoveryCodes, { params: { id: player.me.account } });
    count = codes.length;
    return { success: true };
  });
}

/** Looks at what a page shows: home, the profile, a board, somebody else. */
export async function lookAround(player: Player): Promise<boolean> {
  const { account: id, playerId } = player.me;
  const board = player.dice.pick(Object.values(boardCalls)) ?? boardCalls.more_or_less;
  const [, , , , { data }] = await Promise.all([
    player.call(heartbeat, { body: { sessionId: crypto.randomUUID() } }),
    player.call(ownAccount),
    player.call(lastMatches),
    player.call(accountLedger, { params: { id }, query: {} }),
    player.call(board.list, { params: { offset: 0, limit: 50, scope: 'globe' } }),
    player.call(board.globalRanking, { params: { playerId } }),
  ]);
  const other = player.dice.pick(data);
  if (other === undefined) return true;
  await player.think();
  await player.call(accountById, { params: { id: other.id } });
  return true;
}

/** Notes how a change went: what nobody answered may or may not have been made. */
async function change(
  note: (outcome: Outcome) => void,
  make: () => Promise<{ readonly success: boolean }>,
): Promise<boolean> {
  note('asked');
  try {
    const { success } = await make();
    note(success ? 'done' : 'refused');
    return success;
  } catch (error) {
    const isUnknown = !(error instanceof CallFailed) || error.status === 0 || error.status >= 500;
    note(isUnknown ? 'unknown' : 'refused');
    throw error;
  }
}
