import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import { TRIAL_ESSENCE } from '@hub/engine/wire/limits';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Db, Hub } from '@hub/server/hub.ts';
import type { Ids } from '@hub/server/platform/ids.ts';
import { appendEntry } from '../ledger/server.ts';
import { hashInvitation, takeInvitation } from '../settings/invitations.ts';
import type { Settings } from '../settings/server.ts';
import { checkUsername, type RefusesName } from './username.ts';

type NewAccount = {
  readonly id: AccountId;
  readonly playerId: PlayerId;
  readonly name: string;
  readonly createdAt: number;
  /** Hash of the invitation that it uses; undefined where none is needed. */
  readonly invitation?: string | undefined;
  /** Keyed digest of the guest's address, kept for a week. */
  readonly addressDigest?: string;
  /** Whether it begins with the Blue Essence of a trial. */
  readonly hasPlayedTrial?: boolean | undefined;
};

type Parts = {
  readonly settings: Pick<Settings, 'current'>;
  readonly refusesName: RefusesName;
  readonly ids: Ids;
};

/** Who may join now, and under which name. */
export type NewAccounts = ReturnType<typeof newAccounts>;

export const newAccounts = ({ clock }: Pick<Hub, 'clock'>, { settings, refusesName, ids }: Parts) => ({
  /** The hash of the invitation to use; undefined where none is needed. `insertAccount` decides whether it is still valid. */
  invitationOf(code: string | undefined): string | undefined {
    const { registration } = settings.current;
    if (registration === 'open') return undefined;
    if (registration === 'closed') return refuse('registration_closed');
    return (code && hashInvitation(code)) || refuse('invitation_needed');
  },
  /** The name as it is stored; refuses one against the rules. */
  async nameOf(rawName: string): Promise<string> {
    const verdict = await checkUsername(rawName, refusesName);
    return verdict.ok ? verdict.name : refuse(verdict.code);
  },
  of: (name: string) => ({ id: ids.accountId(), playerId: ids.playerId(), name, createdAt: clock.now() }),
});

/** Stores a new account in the caller's transaction; refuses one whose invitation is used up, ended or too old. */
export async function insertAccount(tx: Db, account: NewAccount): Promise<void> {
  const { id, playerId, name, createdAt, invitation, addressDigest, hasPlayedTrial } = account;
  if (invitation !== undefined && !(await takeInvitation(tx, invitation, createdAt)))
    refuse('invitation_needed');
  const open = { softDeletedAt: null, eraseAt: null, erasedAt: null };
  await tx
    .insertInto('account')
    .values({ id, playerId, name, createdAt, tokenVersion: 0, ...open })
    .execute();
  if (hasPlayedTrial)
    await appendEntry(tx, {
      accountId: id,
      amountEssence: TRIAL_ESSENCE,
      reason: 'trial',
      reference: 'trial',
      at: createdAt,
    });
  if (addressDigest !== undefined)
    await tx.insertInto('guestAddress').values({ accountId: id, digest: addressDigest, createdAt }).execute();
}
