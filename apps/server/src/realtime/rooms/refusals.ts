import type { RefusalReason } from '@hub/engine/wire/errors';
import { errorFrame } from '../frame-writer.ts';
import type { Member } from './member.ts';
import type { Room } from './room.ts';

/** The command that is refused. */
type Request = { readonly member: Member; readonly action: string };

/** Sends a refusal that does not depend on a room's state, immediately. */
export const refuse = ({ member, action }: Request, reason: RefusalReason): void =>
  member.send(errorFrame(action, reason));

/** Sends a refusal that depends on the room's state, once that state is stored. */
export const refuseInRoom = ({ member, action }: Request, room: Room, reason: RefusalReason): void =>
  room.outbox.send({ to: member, frame: errorFrame(action, reason) });
