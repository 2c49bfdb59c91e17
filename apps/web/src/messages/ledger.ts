import { pickTexts } from '@hub/ui/language.ts';

/** Texts of the list of ledger entries. */
const en = {
  reasons: {
    purchase: 'Shop',
    grant: 'Gift from the hub',
    ring: 'Full ring of a day',
    trial: 'First stone',
    other: 'A game of the past',
  },
};

export const ledgerTexts = pickTexts({ en });
