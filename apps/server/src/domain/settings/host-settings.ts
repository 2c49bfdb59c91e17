import { shortId } from '../../platform/ids.ts';
import { type Author, logLines } from '../administration/log-line.ts';
import type { LoggedAction } from '../administration/ports.ts';
import { type HubSettings, noticeName, readSettings } from './hub-settings.ts';
import { newInvitation } from './invitations.ts';
import type { HubSettingStore } from './ports.ts';

type Deps = Author & { readonly store: HubSettingStore };

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

export function createHostSettings({ store, ...author }: Deps): HostSettings {
  const { clock } = author;
  const line = logLines(author);
  const set = (name: Exclude<keyof HubSettings, 'notices'>, value: unknown, action: LoggedAction) =>
    store.set(name, JSON.stringify(value), action);
  const read = async () => readSettings(await store.all());
  return {
    read,
    setRegistration: (mode) => set('registration', mode, line('registration', mode)),
    async invite(uses, expiresAt) {
      const { code, hash } = newInvitation();
      await store.addInvitation({ hash, usesLeft: uses, expiresAt }, line('invite', `${uses} players`));
      return code;
    },
    endInvitations: () => store.endInvitations(clock.now(), line('end invitations', 'all')),
    setMaintenance: (text) => set('maintenance', text, line('maintenance', text === null ? 'off' : 'on')),
    async addNotice(text, until) {
      const id = shortId();
      const value = JSON.stringify({ text, until, at: clock.now() });
      await store.set(noticeName(id), value, line('add notice', id));
      return id;
    },
    removeNotice: (id) => store.remove(noticeName(id), line('remove notice', id)),
    async setWord(word, list) {
      const { nameFilter } = await read();
      const without = (words: readonly string[]) => words.filter((one) => one !== word);
      const lists = { refused: without(nameFilter.refused), allowed: without(nameFilter.allowed) };
      if (list !== 'none') lists[list].push(word);
      await set('nameFilter', lists, line('name filter', `${word} ${list}`));
    },
  };
}
