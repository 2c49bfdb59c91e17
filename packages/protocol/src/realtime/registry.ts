import { championRift } from './champion-rift.ts';
import type { RealtimeEndpoint } from './envelope.ts';

/** Every websocket endpoint of the contract. The documents are generated from it. */
export const realtimeEndpoints: readonly RealtimeEndpoint[] = [championRift];
