import type { accountsExport } from './exported.ts';
import { type AccountData, flag, GONE, VISIT } from './owned.ts';

/** What of this feature belongs to an account. */
export const accountsData = {
  tables: {
    playerNotice: { as: 'notices', shows: 'kind text until createdAt:at', by: 'createdAt', ...VISIT },
    formerName: { as: 'formerNames', shows: 'name until', by: 'until', ...VISIT },
    guestAddress: { as: 'guestAddress', shows: 'digest createdAt', isOne: true, ...VISIT },
    identity: { as: 'identities', shows: 'provider subject linkedAt', ...VISIT },
    recoveryCode: { as: 'recoveryCodes', shows: 'madeAt usedAt isKept', read: { isKept: flag }, ...GONE },
  },
  texts: ['player_notice.text'],
} satisfies AccountData<typeof accountsExport>;
