import { accountById } from '@hub/features/accounts/calls.ts';
import { keepRecoveryCodes, makeRecoveryCodes } from '@hub/features/accounts/recovery-calls.ts';
import { boardCalls } from '@hub/features/leaderboards/calls.ts';
import { currentBlueEssence } from '@hub/features/ledger/balance-calls.ts';
import { accountLedger } from '@hub/features/ledger/calls.ts';
import { likeNews, newsLikes } from '@hub/features/news/calls.ts';
import { accountItems, ownedItems, purchase, shopByType, toggleItem } from '@hub/features/shop/calls.ts';
import type { ItemType } from '@hub/protocol/cosmetics';
import { ownAccount } from '@hub/protocol/http/accounts';
import { heartbeat, lastMatches } from '@hub/protocol/http/activity';
import { NEWS_IDS } from '@hub/protocol/stored-values';
import { CallError } from './api-client.ts';
import type { Outcome } from './observations.ts';
import type { Player } from './player.ts';

const ITEM_TYPES: readonly ItemType[] = ['username_effect', 'profile_icon'];

/** Buys an affordable item that the account does not own. Returns whether it was bought. */
export async function buyItem(player: Player): Promise<boolean> {
  const { account: id } = player.me;
  const type = player.random.pick(ITEM_TYPES) ?? 'profile_icon';
  const [{ blueEssence }, owned, offers] = await Promise.all([
    player.call(currentBlueEssence, { params: { id } }),
    player.call(ownedItems, { params: { id } }),
    player.call(shopByType, { params: { type } }),
  ]);
  const names = new Set(owned.filter((item) => item.type === type).map(({ name }) => name));
  const choice = player.random.pick(
    offers.filter(({ price, name }) => price <= blueEssence && !names.has(name)),
  );
  if (choice === undefined) return false;
  await player.think();
  const note = (outcome: Outcome): void =>
    player.note({ kind: 'bought', item: choice.id, price: choice.price, outcome });
  return change(note, () => player.call(purchase, { body: { itemId: choice.id, accountId: id } }));
}

/** Equips an owned item, or unequips it. */
export async function equipItem(player: Player): Promise<boolean> {
  const items = await player.call(accountItems, { params: { id: player.me.account } });
  const choice = player.random.pick(items);
  if (choice === undefined) return false;
  const { id: owned, type, accountItemIsActive } = choice;
  const isActive = accountItemIsActive === 0;
  await player.think();
  const note = (outcome: Outcome): void => player.note({ kind: 'worn', owned, type, isActive, outcome });
  return change(note, () => player.call(toggleItem, { params: { itemId: owned } }));
}

/** Likes a news article, or withdraws the like. */
export async function toggleLike(player: Player): Promise<boolean> {
  const news = await player.call(newsLikes);
  const newsId = player.random.pick(NEWS_IDS);
  if (newsId === undefined) return false;
  const isLiked = news.find((one) => one.newsId === newsId)?.isLiked !== true;
  await player.think();
  const note = (outcome: Outcome): void => player.note({ kind: 'liked', news: newsId, isLiked, outcome });
  return change(note, async () => {
    await player.call(likeNews, { params: { newsId }, body: { liked: isLiked } });
    return { success: true };
  });
}

/** Creates new recovery codes and keeps them, so that they replace the old ones. */
export async function createRecoveryCodes(player: Player): Promise<boolean> {
  let count = 0;
  const note = (outcome: Outcome): void => player.note({ kind: 'codes', count, outcome });
  return change(note, async () => {
    const params = { id: player.me.account };
    const { codes } = await player.call(makeRecoveryCodes, { params });
    await player.call(keepRecoveryCodes, { params, body: { code: codes[0] ?? '' } });
    count = codes.length;
    return { success: true };
  });
}

/** Makes the calls of the home page, the profile, a leaderboard and another player's profile. */
export async function viewPages(player: Player): Promise<boolean> {
  const { account: id, playerId } = player.me;
  const board = player.random.pick(Object.values(boardCalls)) ?? boardCalls.more_or_less;
  const [, , , , { data }] = await Promise.all([
    player.call(heartbeat, { body: { sessionId: crypto.randomUUID() } }),
    player.call(ownAccount),
    player.call(lastMatches),
    player.call(accountLedger, { params: { id }, query: {} }),
    player.call(board.list, { params: { offset: 0, limit: 50, scope: 'globe' } }),
    player.call(board.globalRanking, { params: { playerId } }),
  ]);
  const other = player.random.pick(data);
  if (other === undefined) return true;
  await player.think();
  await player.call(accountById, { params: { id: other.id } });
  return true;
}

/** Records the outcome of a change; an unanswered change may or may not have been made. */
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
    const isUnknown = !(error instanceof CallError) || error.status === 0 || error.status >= 500;
    note(isUnknown ? 'unknown' : 'refused');
    throw error;
  }
}
