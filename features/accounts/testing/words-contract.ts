import type { AccountId } from '@hub/engine/wire/ids';
import { named } from '@hub/server/hub.ts';
import type { Tables } from '@hub/server/store/schema.ts';
import { type ColumnMetadata, type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import { accountId, hostOf, ownersOf, playerId } from '../../../apps/server/src/store/testing/rows.ts';
import { fillEveryTable } from '../../../apps/server/src/store/testing/table-rows.ts';
import { playerActions } from '../../administration/player-actions.ts';
import { exportedOf } from '../account-tables.ts';
import { lobbiesNamedAfter } from '../erasure.ts';
import { COPIES, DECIDED, FREE_TEXTS, OWN } from './words-columns.ts';

const [ada, grace] = [accountId(1), accountId(2)];
const [PSEUDONYM, NAME] = [{ name: 'Gone 1', playerId: playerId(9) }, 'Zyra of canary'];

/** The index of SQLite over folded names, which it stores as numbers. */
const NAME_INDEX = /^board_name/;
const isNumber = ({ dataType }: ColumnMetadata): boolean => /int/i.test(dataType);

/** Every column that is no number, as `table.column`. */
async function textColumns(db: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ name }) => !NAME_INDEX.test(name))
    .flatMap(({ name, columns }) =>
      columns.flatMap((column) =>
        isNumber(column) || column.name === 'account_id' ? [] : [`${name}.${column.name}`],
      ),
    );
}

const refOf = (column: string) => {
  const [table = '', name = ''] = column.split('.');
  return { table: sql.table(table), name: sql.ref(name) };
};

/** Writes the text into a column of all rows that have one; `of`: only of the rows of this account. */
async function write(db: Kysely<Tables>, column: string, text: string, of?: AccountId): Promise<void> {
  const { table, name } = refOf(column);
  const id = ID_COLUMN[column.slice(0, column.indexOf('.'))] ?? 'account_id';
  const ofAccount = of === undefined || id === '' ? sql`` : sql` and ${sql.ref(id)} = ${of}`;
  // Other entries have a day as their note, and references that must stay.
  const isFree = column.startsWith('ledger.') ? sql` and ledger.reason = 'grant'` : sql``;
  await sql`update ${table} set ${name} = ${text} where ${name} is not null${ofAccount}${isFree}`.execute(db);
}

/** The columns of text that hold it somewhere. */
async function holding(db: Kysely<Tables>, text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const column of await textColumns(db)) {
    const { table, name } = refOf(column);
    const { rows } =
      await sql`select 1 from ${table} where lower(${name}) like ${`%${text.toLowerCase()}%`}`.execute(db);
    if (rows.length > 0) found.push(column);
  }
  return found;
}

/** Where a table tells whose row it is; without a name it has only rows of the one who is erased. */
const ID_COLUMN: Readonly<Record<string, string>> = {
  account: 'id',
  host_action: 'actor_account',
  league: '',
  report_case: 'subject',
};
const canaryOf = (column: string): string => `words of ${column.replaceAll(/[._]/g, ' ')}`;

export const wordsContract: Contract = (opened) => {
  it('decides about each column of text whether it holds words of players', async () => {
    expect(new Set(DECIDED).size, 'each is decided once').toBe(DECIDED.length);
    const found = await textColumns(opened().engine.db);
    const hint = 'a new column of text: can a player write into it? Export and erase it, or give the reason';
    expect(
      found.filter((column) => !DECIDED.includes(column)),
      hint,
    ).toEqual([]);
    expect(DECIDED.filter((column) => !found.includes(column))).toEqual([]);
  });

  it('exports all words of a player, and none is left after the erasure', async () => {
    const { store, engine } = opened();
    await fillEveryTable(engine.db);
    await engine.db.updateTable('league').set({ founder_id: ada }).execute();
    for (const column of [...OWN, ...COPIES])
      if (column !== 'account.player_id') await write(engine.db, column, canaryOf(column), ada);
    const exported = JSON.stringify(await exportedOf(named(engine.db), ada));
    for (const column of OWN)
      expect(exported, column).toContain(column === 'account.player_id' ? playerId(1) : canaryOf(column));
    expect((await holding(engine.db, 'words of')).toSorted()).toEqual(
      [...OWN, ...COPIES].filter((column) => column !== 'account.player_id').toSorted(),
    );
    await engine.db.updateTable('account').set({ erase_at: 5 }).where('id', '=', ada).execute();
    expect(await ownersOf(store, 5).care.erase(ada, PSEUDONYM)).toBe(true);
    expect(await holding(engine.db, 'words of')).toEqual([]);
    expect(await holding(engine.db, playerId(1))).toEqual([]);
  });

  it("takes a player's name out of all texts of others when the host erases", async () => {
    const { store, engine } = opened();
    await fillEveryTable(engine.db);
    await engine.db
      .updateTable('account')
      .set({ name: NAME, erased_at: null })
      .where('id', '=', grace)
      .execute();
    await engine.db.updateTable('hub_setting').set({ name: 'maintenance' }).execute();
    for (const column of FREE_TEXTS)
      await write(engine.db, column, column === 'hub_setting.value' ? `"Ask ${NAME}"` : `Ask ${NAME}`);
    expect((await holding(engine.db, NAME)).toSorted()).toEqual([...FREE_TEXTS, 'account.name'].toSorted());
    await hostOf(store, 5)(playerActions.erase, grace, { name: '' });
    expect(await holding(engine.db, NAME)).toEqual([]);
  });

  it.each([
    ['İrem', 'Ask İREM for the theorem of Rem', 'Ask A former player for the theorem of Rem'],
    ['DİLARA', 'dİlara, Dılara', 'A former player, Dılara'],
    ['ΟΔΟΣ', 'οδος', 'A former player'],
    ['Straße', 'STRAẞE, Strasse', 'A former player, Strasse'],
    ['Kiss', '\u212aiſs, kilt', 'A former player, kilt'],
  ])('finds %s in any case, and leaves words that are only like it', async (name, text, rest) => {
    const { store, engine } = opened();
    await fillEveryTable(engine.db);
    await engine.db.updateTable('account').set({ name, erased_at: null }).where('id', '=', grace).execute();
    await engine.db
      .updateTable('room_snapshot')
      .set({ state: JSON.stringify({ settings: { name: text } }) })
      .execute();
    await write(engine.db, 'host_action.reason', text);
    const open = await lobbiesNamedAfter(named(engine.db), grace);
    expect(open).toHaveLength(1);
    await hostOf(store, 5)(playerActions.erase, grace, { name: '' });
    const lines = await engine.db.selectFrom('host_action').select('reason').distinct().execute();
    expect(lines.map(({ reason }) => reason)).toEqual(expect.arrayContaining([rest]));
    expect(lines.map(({ reason }) => reason)).not.toContain(text);
  });
};
