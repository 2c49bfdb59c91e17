import type { Hub } from '@hub/server/hub.ts';
import { accounts } from './accounts.ts';
import { health } from './health.ts';
import { hostActions } from './host-actions.ts';
import { lists } from './lists.ts';
import { retention } from './retention.ts';
import { roles } from './roles.ts';
import './tables.ts';

export type Administration = ReturnType<typeof administration>;

/** What hosts and moderators see of the hub, and what they do with it. */
export const administration = (hub: Hub) => ({
  ...accounts(hub),
  ...lists(hub),
  ...health(hub),
  ...retention(hub),
  ...hostActions(hub),
  roles: roles(hub),
});
