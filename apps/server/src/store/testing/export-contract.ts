import type { AccountExport } from '@hub/features/accounts/care-calls.ts';
import { exportAccount } from '@hub/features/accounts/care-calls.ts';
import { expect, it } from 'vitest';
import type { Contract } from './contract.ts';
import { accountId } from './rows.ts';
import { fillEveryTable, tablesIn } from './table-rows.ts';

/** The part of the export that shows the rows of a table. */
const EXPORTED: Readonly<Record<string, keyof AccountExport>> = {
  player_invite: 'invites',
  player_notice: 'notices',
  former_name: 'formerNames',
  guest_address: 'guestAddress',
  identity: 'identities',
  recovery_code: 'recoveryCodes',
  ledger: 'ledger',
  owned_item: 'items',
  match_player: 'matches',
  match_total: 'matchTotals',
  bot_win: 'botWins',
  versus_rating: 'ratings',
  suspicious_run: 'suspiciousRuns',
  day_pace: 'paces',
  daily_run: 'days',
  league_member: 'leagues',
  challenge_run: 'challengeRuns',
  news_like: 'likes',
  feedback: 'feedback',
  room_seat: 'runningGames',
  best_score: 'bests',
  administrator: 'role',
  admin_passkey: 'passkeys',
  admin_code: 'codeApp',
  report: 'reports',
  decision: 'decisions',
};

/** Copies of exported rows (`challenge`: the run that it was made from), and secrets that live for minutes. */
const NOT_EXPORTED = [
  'newest_match',
  'challenge',
  'room_creation',
  'admin_link',
  'admin_session',
  'admin_challenge',
];

export const exportContract: Contract = (opened) => {
  it('knows of every table with an account whether its rows are exported', async () => {
    const tables = await tablesIn(opened().engine.db);
    const ofAccounts = [...tables].filter(([, columns]) => columns.includes('account_id'));
    expect([...Object.keys(EXPORTED), ...NOT_EXPORTED].toSorted()).toEqual(
      ofAccounts.map(([name]) => name).toSorted(),
    );
  });

  it('shows the rows of every exported table, and no secret of the door', async () => {
    const { store, engine } = opened();
    await fillEveryTable(engine.db);
    const exported = exportAccount.reply.parse({
      ...(await store.accountCare.exportOf(accountId(1))),
      exportedAt: 1,
    });
    for (const part of Object.values(EXPORTED)) expect(exported[part], part).not.toSatisfy(isEmpty);
    expect(exported.account).toMatchObject({ suspendedAt: 1_800_000_000_008 });
    expect(exported.matchTotals).toMatchObject([{ played: 3, wins: 1, losses: 2 }]);
    expect(exported.role).toMatchObject({ role: 'host', games: [] });
    expect(JSON.stringify([exported.passkeys, exported.codeApp])).not.toMatch(/pk|sealed|pending/);
  });
};

const isEmpty = (part: unknown): boolean =>
  part === null || part === undefined || (Array.isArray(part) && part.length === 0);
