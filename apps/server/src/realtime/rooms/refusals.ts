import type { ErrorCode } from '@hub/engine/wire/errors';
import { errorFrame } from '../frame-writer.ts';
import type { Member } from './member.ts';
import type { Room } from './room.ts';

/** Who asked for what. */
type Request = { readonly member: Member; readonly action: string };

/** A refusal that tells nothing of any room, and goes out at once. */
export const refuse = ({ member, action }: Request, code: ErrorCode): void =>
  member.send(errorFrame(action, code));

/** A refusal that tells of the room's state, and so waits for what is unsaved. */
export const refuseInRoom = ({ member, action }: Request, room: Room, code: ErrorCode): void =>
  room.outbox.send({ to: member, frame: errorFrame(action, code) });
