import { randomBytes } from 'node:crypto';
import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import { v7 } from 'uuid';

/** Creates ids. Injected, so that tests can predict them. */
export type Ids = {
  accountId(): AccountId;
  playerId(): PlayerId;
};

/** Nine random bytes (72 bits) are the 12 url-safe characters of a player id. */
const PLAYER_ID_BYTES = 9;

export const randomIds: Ids = {
  accountId: () => v7() as AccountId,
  playerId: () => randomBytes(PLAYER_ID_BYTES).toString('base64url') as PlayerId,
};

/** An id of six characters for a text of the host, which is typed in commands. */
export const shortId = (): string => randomBytes(3).toString('hex');
