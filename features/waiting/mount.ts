import type { Mount } from '@hub/server/http/mount.ts';
import { waitingEntries } from './calls.ts';
import type { Waiting } from './waiting.ts';

export type WaitingArea = { readonly waiting: Waiting };

/** Mounts the call for what waits for a player, for pages without a socket of the hub. */
export function mountWaiting(mount: Mount, { waiting }: WaitingArea): void {
  mount(waitingEntries, async ({ caller }) => {
    const { accountId } = caller.player;
    return { entries: [...waiting.entriesOf(accountId, await waiting.read(accountId))] };
  });
}
