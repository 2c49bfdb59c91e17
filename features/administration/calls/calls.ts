import type { Endpoint } from '@hub/protocol/http/endpoint';
import * as backups from './backups.ts';
import * as hub from './hub.ts';
import * as players from './players.ts';
import * as records from './records.ts';
import * as rooms from './rooms.ts';
import * as session from './session.ts';

const isCall = (one: unknown): one is Endpoint => typeof one === 'object' && one !== null && 'policy' in one;

/** All calls of the administration, and of the first page of an empty hub. */
export const adminCalls: readonly Endpoint[] = [session, hub, players, rooms, backups, records].flatMap(
  (calls) => Object.values<unknown>(calls).filter(isCall),
);
