import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock.ts';
import type { HostActionKind, LoggedAction } from '../administration/ports.ts';
import { type HubSettings, readSettings } from './hub-settings.ts';
import { newInvitation } from './invitations.ts';
import type { HubSettingStore } from './ports.ts';

type Deps = {
  readonly store: HubSettingStore;
  readonly clock: Clock;
  /** Who acts and why, for the audit log. */
  readonly actor: string;
  readonly reason: string;
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
  /** Adds a word to one list of the filter for names and takes it off the other, or takes it off both. */
  setWord(word: string, list: 'refused' | 'allowed' | 'none'): Promise<void>;
};

export function createHostSettings({ store, clock, actor, reason }: Deps): HostSettings {
  const line = (kind: HostActionKind, subject: string): LoggedAction => ({
    id: randomUUID(),
    kind,
    subject,
    actor,
    reason,
    at: clock.now(),
  });
  const set = (name: keyof HubSettings, value: unknown, action: LoggedAction) =>
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
    async setWord(word, list) {
      const { nameFilter } = await read();
      const without = (words: readonly string[]) => words.filter((one) => one !== word);
      const lists = { refused: without(nameFilter.refused), allowed: without(nameFilter.allowed) };
      if (list !== 'none') lists[list].push(word);
      await set('nameFilter', lists, line('name filter', `${word} ${list}`));
    },
  };
}
