import { type AccountData, GONE, json, VISIT } from '../accounts/owned.ts';
import type { administrationExport } from './exported.ts';

/** What of the administration belongs to an account. */
export const administrationData = {
  tables: {
    administrator: { as: 'role', shows: 'role games grantedAt', read: { games: json }, isOne: true, ...GONE },
    adminPasskey: { as: 'passkeys', shows: 'name address createdAt usedAt', by: 'createdAt', ...VISIT },
    adminCode: { as: 'codeApp', shows: 'since', isOne: true, ...VISIT },
    adminLink: VISIT,
    adminSession: VISIT,
    adminChallenge: VISIT,
  },
  texts: ['host_action.reason'],
} satisfies AccountData<typeof administrationExport>;
