import type { AdminGuard } from '@hub/server/http/guard.ts';
import type { Mount } from '@hub/server/http/mount.ts';
import type { FastifyInstance } from 'fastify';
import type { AdminArea } from './area.ts';
import { mountBackups } from './backups.ts';
import { mountHub } from './hub.ts';
import { adminMount } from './mount.ts';
import { mountPlayers } from './players.ts';
import { mountRecords } from './records.ts';
import { mountRooms } from './rooms.ts';

/** Mounts all calls of the administration. */
export function mountAdministration(
  app: FastifyInstance,
  mount: Mount,
  area: AdminArea,
  guard: AdminGuard,
): void {
  const admin = adminMount(mount);
  area.sessions.mount(mount, admin);
  mountHub(admin, area);
  mountPlayers(admin, area);
  area.reports?.mountAdmin(admin, area);
  area.feedback?.mountAdmin(admin, area);
  mountRooms(admin, area);
  mountBackups(app, admin, area, guard);
  mountRecords(admin, area);
}
