import { safeStorage } from '@hub/ui/net/safe-storage.ts';

const KEY = 'hub.sendBack';
const kept = safeStorage(() => sessionStorage);

/** Remembers for this tab to whom the link of the next run of a game is sent. */
export const rememberSendBack = (game: string, name: string): void => kept.write(KEY, `${game} ${name}`);

/** The name of the player to whom a run of this game is sent back; undefined if there is none. */
export function sendBackName(game: string): string | undefined {
  const stored = kept.read(KEY);
  return stored?.startsWith(`${game} `) ? stored.slice(game.length + 1) : undefined;
}

export const forgetSendBack = (): void => kept.remove(KEY);
