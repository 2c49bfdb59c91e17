import { type HubNotice, heartbeat, lastMatches } from '@hub/protocol/http/activity';
import type { Handler, Mount } from '@hub/server/http/mount.ts';
import type { Presence } from '../people/presence.ts';
import type { Activity } from './activity.ts';

export type ActivityArea = {
  readonly activity: Activity;
  readonly presence: Presence;
  /** What the host tells everyone at this time, newest first. */
  readonly notices: () => HubNotice[];
};

/** Mounts the calls for presence, with the host's notices, and recent matches. */
export function mountActivity(mount: Mount, { activity, presence, notices }: ActivityArea): void {
  const beat: Handler<typeof heartbeat> = async ({ body, caller, address }) => {
    // A player who hides is not counted, and neither is the address in the player's place.
    const online = caller?.isHidden
      ? (await presence.look([])).online
      : await presence.beat(caller?.player.accountId ?? address, body.sessionId);
    const shown = notices();
    return { online, ...(shown.length > 0 && { notices: shown }) };
  };
  mount(heartbeat, beat, { showsLife: true });
  mount(lastMatches, async ({ caller }) => [...(await activity.lastMatches(caller?.player.accountId))]);
}
