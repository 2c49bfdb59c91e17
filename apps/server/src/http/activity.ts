import { heartbeat, lastMatches } from '@hub/protocol/http/activity';
import type { Activity } from '../domain/activity/activity.ts';
import type { Presence } from '../domain/presence/presence.ts';
import type { Mount } from './mount.ts';

export type ActivityArea = { readonly activity: Activity; readonly presence: Presence };

/** Mounts the calls for presence and recent matches. */
export function mountActivity(mount: Mount, { activity, presence }: ActivityArea): void {
  mount(heartbeat, async ({ body, caller, address }) => ({
    online: await presence.beat(caller?.player.accountId ?? address, body.sessionId),
  }));
  mount(lastMatches, async () => [...(await activity.lastMatches())]);
}
