import { safeStorage } from '@hub/ui/net/safe-storage.ts';

const KEY = 'hub.leagueCode';
const kept = safeStorage(() => localStorage);

/** The league code of a link that was opened in this browser and not joined yet. */
export const invitationCode = (): string | undefined => kept.read(KEY) ?? undefined;

/** Remembers the code of a link; `undefined` forgets it, once it was joined or leads nowhere. */
export const rememberInvitation = (code: string | undefined): void =>
  code === undefined ? kept.remove(KEY) : kept.write(KEY, code);
