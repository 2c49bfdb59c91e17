import { pickTexts } from '@hub/ui/language.ts';

/** Texts of the list of ledger entries. */
const en = {
  title: 'Blue Essence history',
  reasons: {
    purchase: 'Shop',
    grant: 'Gift from the hub',
    ring: 'Full ring of a day',
    trial: 'First stone',
    other: 'A game of the past',
  },
  shown: (shown: number, total: number): string => `${shown} of ${total}`,
  entriesShown: (shown: number, total: number): string => `${shown} of ${total} entries shown`,
  balanceAfter: (balance: string): string => `Balance ${balance}`,
  earned: (amount: string, source: string, when: string, balance: string): string =>
    `Earned ${amount} Blue Essence: ${source}, ${when}. Balance after it: ${balance}.`,
  spent: (amount: string, source: string, when: string, balance: string): string =>
    `Spent ${amount} Blue Essence: ${source}, ${when}. Balance after it: ${balance}.`,
  /** Source of a ledger entry with a note. */
  source: (what: string, note: string): string => `${what}, ${note}`,
  more: 'Load more',
  empty: 'Nothing here yet',
  emptyText: 'Every Blue Essence that you earn or spend is listed here.',
  loading: 'Loading your Blue Essence history',
  failed: 'Your history could not be loaded',
  failedText: 'Your balance is safe. Please try again in a moment.',
};

export const ledgerTexts = pickTexts({ en });
