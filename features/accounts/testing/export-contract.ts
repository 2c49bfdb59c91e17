import { named } from '@hub/server/hub.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import { accountId, ownersOf, playerId } from '../../../apps/server/src/store/testing/rows.ts';
import { fillEveryTable, tablesIn } from '../../../apps/server/src/store/testing/table-rows.ts';
import { ACCOUNT_TABLES, exportedOf } from '../account-tables.ts';
import { exportAccount } from '../care-calls.ts';

const entries = Object.entries(ACCOUNT_TABLES);
const inDatabase = (table: string) => table.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Copies of exported rows (`challenge`: the run that it was made from), and secrets that live for minutes. */
const NOT_EXPORTED = [
  'adminChallenge',
  'adminLink',
  'adminSession',
  'challenge',
  'newestMatch',
  'roomCreation',
];
/** Rows that stay after an erasure, for balances and other players' history. */
const NOT_ERASED = [
  'bestScore',
  'botWin',
  'challenge',
  'challengeRun',
  'dailyRun',
  'leagueMember',
  'ledger',
  'matchPlayer',
  'matchTotal',
  'newestMatch',
  'ownedItem',
  'roomSeat',
];

/** Whether the feature of a table is part of the hub. */
const isThere = (table: string) => table in ACCOUNT_TABLES;

export const exportContract: Contract = (opened) => {
  it('knows of every table with an account what becomes of its rows', async () => {
    const tables = await tablesIn(opened().engine.db);
    const ofAccounts = [...tables].filter(([, columns]) => columns.includes('account_id'));
    expect(entries.map(([table]) => inDatabase(table)).toSorted()).toEqual(
      ofAccounts.map(([name]) => name).toSorted(),
    );
  });

  it('shows the rows of every exported table, by the contract, and no secret', async () => {
    const { engine } = opened();
    await fillEveryTable(engine.db);
    const stored = { ...(await exportedOf(named(engine.db), accountId(1))), exportedAt: 1 };
    const exported = exportAccount.reply.parse(stored);
    expect(stored, 'no column that the contract does not name').toEqual(exported);
    const shown = entries.filter(([, { as }]) => as !== undefined && !isEmpty(exported[as]));
    expect(
      entries
        .filter((entry) => !shown.includes(entry))
        .map(([table]) => table)
        .toSorted(),
    ).toEqual(NOT_EXPORTED.filter(isThere));
    expect(exported.account).toMatchObject({ suspendedAt: 1_800_000_000_008 });
    expect(exported.matchTotals).toMatchObject([{ played: 3, wins: 1, losses: 2 }]);
    expect(exported.role).toMatchObject({ role: 'host', games: [] });
    expect(JSON.stringify([exported.passkeys, exported.codeApp])).not.toMatch(/pk|sealed|pending/);
    const { seed } = await engine.db.selectFrom('challenge').select('seed').executeTakeFirstOrThrow();
    expect(JSON.stringify(exported)).not.toContain(JSON.stringify(seed));
  });

  it('deletes the rows of an erased account, and keeps what balances and others need', async () => {
    const { store, engine } = opened();
    await fillEveryTable(engine.db);
    const left = async () => {
      const found = [];
      for (const [table, { also }] of entries) {
        const isOf = (column: string) => sql`${sql.ref(inDatabase(column))} = ${accountId(1)}`;
        const { rows } = await sql`select 1 from ${sql.table(inDatabase(table))}
          where ${isOf('accountId')} or ${isOf(also ?? 'accountId')}`.execute(engine.db);
        if (rows.length > 0) found.push(table);
      }
      return found.toSorted();
    };
    expect(await left()).toEqual(entries.map(([table]) => table).toSorted());
    await engine.db.updateTable('account').set({ erase_at: 5 }).where('id', '=', accountId(1)).execute();
    const pseudonym = { name: 'Gone 1', playerId: playerId(9) };
    expect(await ownersOf(store, 5).care.erase(accountId(1), pseudonym)).toBe(true);
    expect(await left()).toEqual(NOT_ERASED.filter(isThere));
  });
};

const isEmpty = (part: unknown): boolean =>
  part === null || part === undefined || (Array.isArray(part) && part.length === 0);
