import { type AccountData, isOwner, VISIT } from '../accounts/owned.ts';
import type { peopleExport } from './exported.ts';

/** What of invitations belongs to an account. */
export const peopleData = {
  tables: {
    playerInvite: {
      as: 'invites',
      shows: 'game kind target fromId:isOwn createdAt:at',
      by: 'createdAt',
      read: { isOwn: isOwner },
      also: 'fromId',
      ...VISIT,
    },
  },
} satisfies AccountData<typeof peopleExport>;
