import { recoveryCodes } from '@hub/features/accounts/recovery-calls.ts';
import { currentBlueEssence } from '@hub/features/ledger/balance-calls.ts';
import { accountLedger } from '@hub/features/ledger/calls.ts';
import { newsLikes } from '@hub/features/news/calls.ts';
import { accountItems } from '@hub/features/shop/calls.ts';
import type { Identity } from '../players/api-client.ts';
import { createApiClient } from '../players/api-client.ts';
import type { KnownAccount } from './observation-log.ts';

/**
 * Compares the answers of the API for an account without a player with the observations, and the balance with the
 * sum of the ledger.
 */
export async function lostFromAnswers(
  url: string,
  { token, account: id }: Identity,
  known: KnownAccount,
): Promise<string[]> {
  const call = createApiClient({ url, token: () => token });
  const [{ blueEssence }, items, news, codes, sum] = await Promise.all([
    call(currentBlueEssence, { params: { id } }),
    call(accountItems, { params: { id } }),
    call(newsLikes),
    call(recoveryCodes, { params: { id } }),
    sumOfLedger(call, id),
  ]);
  const confirmed = [...known.purchases.values()].filter(({ isConfirmed }) => isConfirmed).length;
  const possible = known.purchases.size;
  const likes = [...known.likes].filter(([newsId, { confirmed: isLiked, possible: others }]) => {
    const isLikedNow = news.find((one) => one.newsId === newsId)?.isLiked ?? false;
    return isLikedNow !== isLiked && !others.includes(isLikedNow);
  });
  const worn = [...known.worn].filter(([type, { confirmed: owned, possible: others }]) => {
    const equipped = items.find((item) => item.type === type && item.accountItemIsActive === 1)?.id ?? null;
    return equipped !== owned && !others.includes(equipped);
  });
  return [
    ...(blueEssence === sum ? [] : [`told: balance ${blueEssence} of ${id}, its ledger comes to ${sum}`]),
    ...(items.length >= confirmed && items.length <= possible
      ? []
      : [`told: ${items.length} items of ${id}, bought were ${confirmed} to ${possible}`]),
    ...likes.map(([newsId]) => `told: another like of ${newsId} by ${id}`),
    ...worn.map(([type]) => `told: ${id} wears another ${type}`),
    ...(known.codes === 0 || codes.left === known.codes
      ? []
      : [`told: ${codes.left} recovery codes of ${id}`]),
  ];
}

async function sumOfLedger(call: ReturnType<typeof createApiClient>, id: string): Promise<number> {
  let sum = 0;
  let before: number | undefined;
  for (;;) {
    const query = before === undefined ? {} : { before };
    const { entries, nextBefore } = await call(accountLedger, { params: { id }, query });
    sum += entries.reduce((total, { amount }) => total + amount, 0);
    if (nextBefore === null) return sum;
    before = nextBefore;
  }
}
