import type { HubNotice } from '@hub/protocol/http/activity';
import type { Db, Hub } from '@hub/server/hub.ts';
import { counted } from '@hub/server/platform/counted.ts';
import type { ErasedList } from '@hub/server/platform/erased-list.ts';
import { shortId } from '@hub/server/platform/ids.ts';
import { readMarkdownLine } from '@hub/server/platform/markdown.ts';
import { insertAction, logged } from '@hub/server/store/audit-lines.ts';
import type { LoggedAction } from '@hub/server/store/host-action.ts';
import { type Author, logLines } from '@hub/server/store/log-line.ts';
import { DEFAULT_HUB_SETTINGS, type HubSettings, noticeName, readSettings } from './hub-settings.ts';
import { newInvitation } from './invitations.ts';
import { afterChange } from './pauses.ts';
import './tables.ts';

const HUB_ID = 'hub-id';
const BUSY_AT = 'busy-at';
/** Notices that a page receives; it shows one after the other is dismissed. */
const NOTICES_SHOWN = 3;

/** What the host sets for the whole hub, with the settings in force on this server. */
export type Settings = ReturnType<typeof settings>;
/** Remembers ended invitations outside of the database, which a restore may replace. */
type EndedInvitations = ErasedList['invitations'];

export const settings = (hub: Hub) => {
  const { db, clock } = hub;
  const listeners: ((settings: HubSettings) => void)[] = [];
  let known = '';
  let current = DEFAULT_HUB_SETTINGS;
  let shownOf: HubSettings['notices'] | undefined;
  let shown: readonly (HubNotice & { readonly until: number | null })[] = [];

  const all = async (from: Db = db) => {
    const rows = await from.selectFrom('hubSetting').selectAll().orderBy('name').execute();
    return new Map(rows.map(({ name, value }) => [name, value]));
  };
  const valueOf = (name: string) => db.selectFrom('hubSetting').select('value').where('name', '=', name);
  /** Stores all or none of what follows from the settings so far, which another host may be changing. */
  const set = (
    change: (before: HubSettings) => Partial<Omit<HubSettings, 'notices'>>,
    action: LoggedAction,
  ) =>
    hub.transaction('process', async (tx) => {
      const values = Object.entries(change(readSettings(await all(tx))));
      for (const [name, value] of values) await put(tx, name, JSON.stringify(value));
      await insertAction(tx, action);
    });
  const read = async () => readSettings(await all());
  /** Invitations that can still be used. */
  const invitations = () =>
    db
      .selectFrom('invitation')
      .selectAll()
      .where('usesLeft', '>', 0)
      .where('expiresAt', '>', clock.now())
      .orderBy('expiresAt')
      .execute();
  /** Ends all invitations, or those with these hashes; returns the hashes of those that could still be used. */
  const endInvitations = (action: LoggedAction, hashes?: readonly string[]) =>
    logged(hub, action, async (tx) => {
      const every = tx.deleteFrom('invitation');
      const meant = hashes === undefined ? every : every.where('hash', 'in', hashes);
      const ended = await meant.returningAll().execute();
      return ended.flatMap(({ hash, usesLeft, expiresAt }) =>
        usesLeft > 0 && expiresAt > action.at ? hash : [],
      );
    });

  return {
    /** The settings in force on this server. */
    get current() {
      return current;
    },
    /** Reads them again, and calls the listeners if they have changed. */
    async refresh() {
      const stored = await all();
      const text = JSON.stringify([...stored]);
      if (text === known) return;
      known = text;
      current = readSettings(stored);
      for (const listener of listeners) listener(current);
    },
    onChange: (listener: (settings: HubSettings) => void): void => void listeners.push(listener),
    read,
    invitations,
    /** What pages show everyone at this time, newest first. */
    shownNotices(): HubNotice[] {
      const { notices } = current;
      if (notices !== shownOf)
        shown = notices.map(({ id, text, until }) => ({ id, until, spans: readMarkdownLine(text) }));
      shownOf = notices;
      const now = clock.now();
      return shown
        .filter(({ until }) => until === null || until > now)
        .slice(0, NOTICES_SHOWN)
        .map(({ id, spans }) => ({ id, spans }));
    },
    /** The id of the hub: the stored one, else this one, which is stored. */
    async hubId(fresh: string) {
      // Nodes that start side by side agree on one.
      await db
        .insertInto('hubSetting')
        .values({ name: HUB_ID, value: JSON.stringify(fresh) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return JSON.parse((await valueOf(HUB_ID).executeTakeFirstOrThrow()).value) as string;
    },
    /** When more players than `BUSY_ABOVE_PLAYERS` were last seen online (ms since 1970); undefined for never. */
    async busyAt() {
      const row = await valueOf(BUSY_AT).executeTakeFirst();
      return row && (JSON.parse(row.value) as number);
    },
    setBusyAt: (at: number) => put(db, BUSY_AT, JSON.stringify(at)),
    /** What a host sets. Each change has a line in the audit log; servers follow within two seconds. */
    by(author: Author, endedInvitations?: Pick<EndedInvitations, 'add'>) {
      const line = logLines(author);
      return {
        setRegistration: (mode: HubSettings['registration']) =>
          set(() => ({ registration: mode }), line('registration', mode)),
        /** Returns the code of a new invitation; its link lets that many players in. */
        async invite(usesLeft: number, expiresAt: number) {
          const { code, hash } = newInvitation();
          const action = line('invite', counted(usesLeft, 'player'));
          await logged(hub, action, async (tx) => {
            await tx.deleteFrom('invitation').where('expiresAt', '<=', action.at).execute();
            await tx.insertInto('invitation').values({ hash, usesLeft, expiresAt }).execute();
          });
          return code;
        },
        /** Ends all invitations; returns their number. */
        async endInvitations() {
          const ended = await endInvitations(line('end invitations', 'all'));
          endedInvitations?.add(ended);
          return ended.length;
        },
        /** Closes the hub with a text, which may be empty, or opens it again with null. */
        setMaintenance(text: string | null) {
          const action = line('maintenance', text === null ? 'off' : 'on');
          return set(({ pauses }) => {
            return { maintenance: text, pauses: afterChange(pauses, text !== null, action.at) };
          }, action);
        },
        /** Adds a line for everyone, until a time (ms since 1970) or its removal; returns its id. */
        async addNotice(text: string, until: number | null) {
          const id = shortId();
          await logged(hub, line('add notice', id), (tx) =>
            put(tx, noticeName(id), JSON.stringify({ text, until, at: clock.now() })),
          );
          return id;
        },
        /** False if there is no notice with this id. */
        removeNotice: (id: string) =>
          logged(hub, line('remove notice', id), async (tx) => {
            const removed = tx.deleteFrom('hubSetting').where('name', '=', noticeName(id));
            return (await removed.executeTakeFirstOrThrow()).numDeletedRows === 1n;
          }),
        /** Adds a word to one list of the filter for names and takes it off the other, or takes it off both. */
        setWord(word: string, list: 'refused' | 'allowed' | 'none') {
          const without = (words: readonly string[]) => words.filter((one) => one !== word);
          return set(
            ({ nameFilter }) => {
              const lists = { refused: without(nameFilter.refused), allowed: without(nameFilter.allowed) };
              if (list !== 'none') lists[list].push(word);
              return { nameFilter: lists };
            },
            line('name filter', `${word} ${list}`),
          );
        },
      };
    },
    /** Ends the invitations again that the host had ended and a restored backup has brought back. */
    async endInvitationsAgain(ended: Pick<EndedInvitations, 'among'>, author: Author) {
      const back = ended.among((await invitations()).map(({ hash }) => hash));
      if (back.length > 0) await endInvitations(logLines(author)('end invitations', 'restored'), back);
    },
  };
};

const put = (to: Db, name: string, value: string) =>
  to
    .insertInto('hubSetting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
