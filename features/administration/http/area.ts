import type { DoorGuard } from '@hub/server/http/guard.ts';
import type { Mount } from '@hub/server/http/mount.ts';
import type { FastifyInstance } from 'fastify';
import type { Door } from '../door.ts';
import { type BackupsArea, mountBackups } from './backups.ts';
import { type HubArea, mountHub } from './hub.ts';
import { adminMount } from './mount.ts';
import { mountPlayers } from './players.ts';
import { mountRecords, type RecordsArea } from './records.ts';
import { mountReportDesk, type ReportsArea } from './reports.ts';
import { mountRooms, type RoomsArea } from './rooms.ts';

export type AdminArea = HubArea &
  ReportsArea &
  RoomsArea &
  BackupsArea &
  RecordsArea & {
    readonly door: Door;
    /** Origins at which players open the hub. */
    readonly publicUrls: readonly string[];
  };

/** Mounts all calls of the administration. */
export function mountAdministration(
  app: FastifyInstance,
  mount: Mount,
  area: AdminArea,
  guard: DoorGuard,
): void {
  const admin = adminMount(mount);
  area.door.mount(mount, admin);
  mountHub(admin, area);
  mountPlayers(admin, area);
  mountReportDesk(admin, area);
  mountRooms(admin, area);
  mountBackups(app, admin, area, guard);
  mountRecords(admin, area);
}
