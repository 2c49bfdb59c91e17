import { randomBytes } from 'node:crypto';
import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import { FORMER_PLAYER } from '@hub/protocol/former-player';
import type { Db } from '@hub/server/hub.ts';
import type { Ids } from '@hub/server/platform/ids.ts';
import { FALSE } from '@hub/server/store/boolean-column.ts';
import { sql } from 'kysely';
import { accountData } from '../account-data.ts';
import { updateListings } from '../leaderboards/listings.ts';
import { eraseRows } from './account-tables.ts';
import type { AccountData } from './owned.ts';

const parts: readonly AccountData[] = accountData;

/** What an erased account is called. */
export type Pseudonym = { readonly name: string; readonly playerId: PlayerId };

/** A random name, so that two erased players of one match stay distinguishable. */
export const pseudonymBy = (ids: Ids): Pseudonym => ({
  name: `Gone ${randomBytes(3).toString('hex')}`,
  playerId: ids.playerId(),
});

type Erasure = {
  readonly pseudonym: Pseudonym;
  readonly at: number;
  /** Whether to take the name out of texts by others as well; only the host may ask for that, see decision 035. */
  readonly fromTextsOfOthers: boolean;
};

/** Erases an account that is not erased yet, in the caller's transaction. */
export async function eraseAccount(
  tx: Db,
  account: AccountId,
  { pseudonym, at, fromTextsOfOthers }: Erasure,
): Promise<boolean> {
  const before = await tx
    .selectFrom('account')
    .select('playerId')
    .where('id', '=', account)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (before === undefined) return false;
  const names = await namesOf(tx, account);
  await tx
    .updateTable('account')
    .set((row) => ({
      name: pseudonym.name,
      playerId: pseudonym.playerId,
      tokenVersion: row('tokenVersion', '+', 1),
      softDeletedAt: row.fn.coalesce('softDeletedAt', row.val(at)),
      eraseAt: row.fn.coalesce('eraseAt', row.val(at)),
      erasedAt: at,
      suspendedAt: null,
      suspendedUntil: null,
      language: null,
    }))
    .where('id', '=', account)
    .execute();
  await removeFromTexts(tx, before.playerId);
  if (fromTextsOfOthers) await removeNames(tx, account, names);
  await removeTraces(tx, account, pseudonym.name);
  await updateListings(tx, account);
  return true;
}

/** Deletes personal data. Ledger, items, matches and bests stay, for balances and other players' history. */
async function removeTraces(tx: Db, account: AccountId, pseudonym: string): Promise<void> {
  for (const { erase } of parts) await erase?.(tx, account);
  // A player without a role has no acting account: the subject of a wrong key is the one who gave it.
  await tx
    .updateTable('hostAction')
    .set({ actor: pseudonym })
    .where((of) =>
      of.or([
        of('actorAccount', '=', account),
        of.and([of('kind', '=', 'wrong key'), of('subject', '=', account)]),
      ]),
    )
    .execute();
  await eraseRows(tx, account);
}

/** Ids of open lobbies whose names contain the player's name or a former one. */
export async function lobbiesNamedAfter(tx: Db, account: AccountId): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const words of await namesOf(tx, account)) {
    const rooms = await tx
      .selectFrom('roomSnapshot')
      .select(['roomId', 'state'])
      .where('isOver', '=', FALSE)
      .where(sql<boolean>`lower(state) like ${patternOf(words)}`)
      .execute();
    for (const { roomId, state } of rooms) {
      const { settings } = JSON.parse(state) as { readonly settings?: { readonly name?: unknown } };
      const name = settings?.name;
      if (typeof name === 'string' && withoutWords(name, words) !== name) found.add(roomId);
    }
  }
  return [...found];
}

async function namesOf(tx: Db, account: AccountId): Promise<ReadonlySet<string>> {
  const now = await tx
    .selectFrom('account')
    .select('name')
    .where('id', '=', account)
    .where('erasedAt', 'is', null)
    .execute();
  const former = await tx.selectFrom('formerName').select('name').where('accountId', '=', account).execute();
  return new Set([...now, ...former].map(({ name }) => name));
}

/** Removes the name from all texts, and those that the player had before. */
async function removeNames(tx: Db, account: AccountId, names: ReadonlySet<string>): Promise<void> {
  for (const words of names) await removeFromTexts(tx, words);
  // Versions before former names were stored gave reasons that may hold one.
  await tx
    .updateTable('hostAction')
    .set({ reason: '' })
    .where('subject', '=', account)
    .where('kind', '=', 'rename')
    .execute();
}

/** Replaces a name or id, as a whole word, in all free texts. */
async function removeFromTexts(tx: Db, words: string): Promise<void> {
  const pattern = patternOf(words);
  for (const place of parts.flatMap(({ texts = [] }) => texts)) {
    const [table = '', column = ''] = place.split('.');
    const [rows, text] = [sql.table(table), sql.ref(column)];
    // Other entries of the ledger have a day as their note, and references that must stay: they were paid once.
    const isText =
      table === 'ledger'
        ? sql`note is not null and ${sql.ref('ledger.reason')} in ('grant', 'other')`
        : sql`${text} is not null`;
    const found = await sql<{ text: string }>`select distinct ${text} as text from ${rows}
      where ${isText} and lower(${text}) like ${pattern}`.execute(tx);
    for (const { text: old } of found.rows) {
      const rest = withoutWords(old, words);
      if (rest !== old)
        await sql`update ${rows} set ${text} = ${rest} where ${text} = ${old} and ${isText}`.execute(tx);
    }
  }
  await removeFromSettings(tx, words);
}

/** The same for texts of the host in settings, which are JSON; words of the filter for names stay. */
async function removeFromSettings(tx: Db, words: string): Promise<void> {
  const rows = await tx
    .selectFrom('hubSetting')
    .selectAll()
    .where((of) => of.or([of('name', '=', 'maintenance'), of('name', 'like', 'notice:%')]))
    .execute();
  for (const { name, value: old } of rows) {
    const value = JSON.stringify(JSON.parse(old), (_key, part: unknown) =>
      typeof part === 'string' ? withoutWords(part, words) : part,
    );
    if (value !== old) await tx.updateTable('hubSetting').set({ value }).where('name', '=', name).execute();
  }
}

/**
 * Finds texts that may contain these words; `withoutWords` decides. SQLite knows the cases of ASCII letters only, PostgreSQL lowers by its
 * locale, and İ in lower case is two characters, so other letters are any characters. I, K and S are any single one: a Turkish locale
 * lowers I to ı, and the Kelvin sign and ſ are equal to K and S where case does not count.
 */
const patternOf = (words: string): string =>
  `%${words
    .replaceAll(/[^A-Za-z\d]+/g, '%')
    .replaceAll(/[IKSiks]/g, '_')
    .toLowerCase()}%`;

/** The text with a phrase in the place of these words in any case; a part of a longer word stays, one joined by a hyphen goes. */
function withoutWords(text: string, words: string): string {
  const literal = words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'giu');
  // Names are stored composed, texts as they were typed.
  const composed = text.normalize('NFC');
  const rest = composed.replaceAll(whole, FORMER_PLAYER);
  return rest === composed ? text : rest;
}
