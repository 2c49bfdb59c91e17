import type { AccountId } from '@hub/protocol/ids';
import { DAILY_REWARD_ESSENCE, MORE_OR_LESS_ESSENCE, RIFT_GUESSER_ESSENCE } from '@hub/protocol/limits';
import { groupBy } from './grouping.ts';
import type { Stored } from './stored.ts';

type Line = Stored['ledger'][number];

/** What is wrong with the ledger alone: gaps, a balance that is not the sum, one below zero, a reference twice. */
export function brokenLedger({ ledger }: Pick<Stored, 'ledger'>): string[] {
  return [...groupBy(ledger, ({ account_id }) => account_id)].flatMap(([account, lines]) => {
    const ordered = lines.toSorted((one, other) => one.sequence - other.sequence);
    let sum = 0;
    const wrong = ordered.flatMap((line, index) => {
      sum += line.amount;
      return [
        ...(line.sequence === index + 1 ? [] : [`ledger of ${account}: entry ${index + 1} is missing`]),
        ...(line.balance_after === sum ? [] : [`ledger of ${account}: ${line.balance_after} is not ${sum}`]),
        ...(line.balance_after >= 0 ? [] : [`ledger of ${account}: below zero`]),
      ];
    });
    const references = new Set(lines.map(({ reference }) => reference));
    return references.size === lines.length ? wrong : [...wrong, `ledger of ${account}: a reference twice`];
  });
}

/** What an account must have been paid, by reason: computed from the games that were settled, not from the ledger. */
function dueTo(stored: Stored): Map<AccountId, Map<string, number[]>> {
  const due = new Map<AccountId, Map<string, number[]>>();
  const add = (account: AccountId, reason: string, amount: number): void => {
    const reasons = due.get(account) ?? new Map<string, number[]>();
    due.set(account, reasons.set(reason, [...(reasons.get(reason) ?? []), amount]));
  };
  const matches = new Map(stored.match.map((match) => [match.id, match]));
  for (const { account_id } of stored.daily_run) add(account_id, 'daily_rift', DAILY_REWARD_ESSENCE);
  for (const { match_id, account_id, score } of stored.match_player) {
    const match = matches.get(match_id);
    if (match === undefined || score === null || score <= 0) continue;
    if (match.game === 'rift guesser') add(account_id, 'rift_guesser', score * RIFT_GUESSER_ESSENCE);
    if (match.game === 'more or less')
      add(
        account_id,
        match.mode === 'single' ? 'more_or_less' : 'more_or_less_coop',
        score * MORE_OR_LESS_ESSENCE,
      );
  }
  return due;
}

const REWARDS = ['daily_rift', 'more_or_less', 'more_or_less_coop', 'rift_guesser'];

/** Rewards that were paid twice, not at all, or without a game. */
export function brokenRewards(stored: Stored): string[] {
  const due = dueTo(stored);
  const paid = groupBy(
    stored.ledger.filter(({ reason }) => REWARDS.includes(reason)),
    ({ account_id }) => account_id,
  );
  const accounts = new Set([...due.keys(), ...paid.keys()]);
  return [...accounts].flatMap((account) =>
    REWARDS.flatMap((reason) => {
      const owed = (due.get(account)?.get(reason) ?? []).toSorted(byAmount);
      const got = amounts(paid.get(account), reason);
      if (owed.join() === got.join()) return [];
      return [
        `${account}: ${reason} paid ${got.join(' + ') || 'nothing'}, earned ${owed.join(' + ') || 'nothing'}`,
      ];
    }),
  );
}

const byAmount = (one: number, other: number): number => one - other;
const amounts = (lines: readonly Line[] | undefined, reason: string): number[] =>
  (lines ?? [])
    .filter((line) => line.reason === reason)
    .map(({ amount }) => amount)
    .toSorted(byAmount);

/** Every owned item is paid for once, every purchase brought its item, and of each type one is worn at most. */
export function brokenPossessions({ ledger, owned_item }: Pick<Stored, 'ledger' | 'owned_item'>): string[] {
  const bought = ledger
    .filter(({ reason }) => reason === 'purchase')
    .map(({ account_id, reference }) => `${account_id} ${reference.replace(/^purchase:/, '')}`);
  const owned = owned_item.map(({ account_id, item_id }) => `${account_id} ${item_id}`);
  const worn = owned_item
    .filter(({ is_active }) => is_active === 1)
    .map(({ account_id, type }) => `${account_id} ${type}`);
  return [
    ...missingFrom(owned, bought).map((what) => `paid and not owned: ${what}`),
    ...missingFrom(bought, owned).map((what) => `owned and not paid: ${what}`),
    ...twiceIn(owned).map((what) => `owned twice: ${what}`),
    ...twiceIn(worn).map((what) => `two worn at once: ${what}`),
  ];
}

function missingFrom(have: readonly string[], want: readonly string[]): string[] {
  const all = new Set(have);
  return want.filter((one) => !all.has(one));
}

function twiceIn(list: readonly string[]): string[] {
  return [...groupBy(list, (one) => one)].flatMap(([one, all]) => (all.length > 1 ? [one] : []));
}
