import { counted } from '@hub/server/platform/counted.ts';
import type { ErasedList } from '@hub/server/platform/erased-list.ts';
import { shortId } from '@hub/server/platform/ids.ts';
import type { LoggedAction } from '@hub/server/store/host-action.ts';
import { type Author, logLines } from '@hub/server/store/log-line.ts';
import { type HubSettings, noticeName, readSettings } from './hub-settings.ts';
import { newInvitation } from './invitations.ts';
import { afterChange } from './pauses.ts';
import type { HubSettingStore } from './ports.ts';

type Deps = Author & {
  readonly store: HubSettingStore;
  /** Remembers ended invitations outside of the database, which a restore may replace. */
  readonly endedInvitations?: Pick<ErasedList['invitations'], 'add'> | undefined;
};

/** What the host sets for the whole hub. Each change has a line in the audit log; servers follow within two seconds. */
export type HostSettings = {
  read(): Promise<HubSettings>;
  setRegistration(mode: HubSettings['registration']): Promise<void>;
  /** Returns the code of a new invitation; its link lets that many players in. */
  invite(uses: number, expiresAt: number): Promise<string>;
  /** Ends all invitations; returns their number. */
  endInvitations(): Promise<number>;
  /** Closes the hub with a text, which may be empty, or opens it again with null. */
  setMaintenance(text: string | null): Promise<void>;
  /** Adds a line for everyone, until a time (ms since 1970) or its removal; returns its id. */
  addNotice(text: string, until: number | null): Promise<string>;
  /** False if there is no notice with this id. */
  removeNotice(id: string): Promise<boolean>;
  /** Adds a word to one list of the filter for names and takes it off the other, or takes it off both. */
  setWord(word: string, list: 'refused' | 'allowed' | 'none'): Promise<void>;
};

export function createHostSettings({ store, endedInvitations, ...author }: Deps): HostSettings {
  const { clock } = author;
  const line = logLines(author);
  const set = (values: Partial<Omit<HubSettings, 'notices'>>, action: LoggedAction) =>
    store.set(new Map(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])), action);
  const read = async () => readSettings(await store.all());
  return {
    read,
    setRegistration: (mode) => set({ registration: mode }, line('registration', mode)),
    async invite(uses, expiresAt) {
      const { code, hash } = newInvitation();
      await store.addInvitation({ hash, usesLeft: uses, expiresAt }, line('invite', counted(uses, 'player')));
      return code;
    },
    async endInvitations() {
      const ended = await store.endInvitations(clock.now(), line('end invitations', 'all'));
      endedInvitations?.add(ended);
      return ended.length;
    },
    async setMaintenance(text) {
      const action = line('maintenance', text === null ? 'off' : 'on');
      const { pauses } = await read();
      await set({ maintenance: text, pauses: afterChange(pauses, text !== null, action.at) }, action);
    },
    async addNotice(text, until) {
      const id = shortId();
      const value = JSON.stringify({ text, until, at: clock.now() });
      await store.set(new Map([[noticeName(id), value]]), line('add notice', id));
      return id;
    },
    removeNotice: (id) => store.remove(noticeName(id), line('remove notice', id)),
    async setWord(word, list) {
      const { nameFilter } = await read();
      const without = (words: readonly string[]) => words.filter((one) => one !== word);
      const lists = { refused: without(nameFilter.refused), allowed: without(nameFilter.allowed) };
      if (list !== 'none') lists[list].push(word);
      await set({ nameFilter: lists }, line('name filter', `${word} ${list}`));
    },
  };
}

/** Ends the invitations again that the host had ended and a restored backup has brought back. */
export async function endInvitationsAgain(
  store: Pick<HubSettingStore, 'invitations' | 'endInvitations'>,
  ended: Pick<ErasedList['invitations'], 'among'>,
  author: Author,
): Promise<void> {
  const { clock } = author;
  const known = await store.invitations(clock.now());
  const back = ended.among(known.map(({ hash }) => hash));
  if (back.length > 0)
    await store.endInvitations(clock.now(), logLines(author)('end invitations', 'restored'), back);
}
