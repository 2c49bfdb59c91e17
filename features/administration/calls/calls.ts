import type { Endpoint } from '@hub/protocol/http/endpoint';
import { backupCalls } from './backups.ts';
import { doorCalls } from './door.ts';
import { hubCalls } from './hub.ts';
import { playerCalls } from './players.ts';
import { recordCalls } from './records.ts';
import { reportCalls } from './reports.ts';
import { roomCalls } from './rooms.ts';

/** All calls of the administration, and of the first page of an empty hub. */
export const adminCalls: readonly Endpoint[] = [
  ...doorCalls,
  ...hubCalls,
  ...playerCalls,
  ...reportCalls,
  ...roomCalls,
  ...backupCalls,
  ...recordCalls,
];
