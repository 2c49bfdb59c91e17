import type { Game, Removal, RoomInfo } from '@hub/engine/binding/binding';
import type { Audience, Seat } from '@hub/engine/kernel/rules';
import type { FrameOf, RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Settlement } from '@hub/server/rooms/ports.ts';
import { messageFrame } from '../frame-writer.ts';
import type { DeferredFrame, Delivery } from './outbox.ts';
import type { Roster } from './roster.ts';

type Message = FrameOf<RealtimeEndpoint>;

/** A change of a room: the new state, and the members who receive it. */
export type RoomChange = {
  readonly game: Game;
  readonly roster: Roster;
  readonly room: RoomInfo;
  readonly state: unknown;
  readonly events: readonly unknown[];
  /** Players whom the change removes from the room. */
  readonly removals: readonly Removal<FrameOf<RealtimeEndpoint>>[];
  /** Settlement of the game that the change has ended; the store decides the amounts that are paid. */
  readonly settlement: Settlement | undefined;
  /** The room's time, in ms since 1970. */
  readonly now: number;
};

type StoredRoom = Pick<RoomChange, 'game' | 'roster' | 'state'> & { readonly info: RoomInfo };

/** The audience of a seat, or of spectators without one. */
export const audienceAt = (game: Game, seat: Seat | undefined): Audience =>
  seat === undefined ? { kind: 'public' } : game.audienceOf(seat);

/**
 * Where a frame of this state breaks the game's contract, as action and field; undefined if pages can read it. A state of an
 * older form whose number was not raised is such a state: pages would drop its frames and wait for ever.
 */
export function contractBreachOf({ game, roster, info, state }: StoredRoom, now: number): string | undefined {
  const audience = audienceAt(game, roster.size === 0 ? undefined : 0);
  const view = game.rules.view(state, audience, { now, facts: game.facts });
  for (const { action, payload } of game.updates(view, [], info, state)) {
    const issue = game.endpoint.frames[action]?.safeParse(payload).error?.issues[0];
    if (issue !== undefined) return `${action}: ${issue.path.join('.')}`;
  }
  return undefined;
}

/**
 * Builds the frames for all members: one view and one set of frames for each audience, and the last frames of removed
 * players. A seat that the settlement pays receives frames of its own, with the amount paid.
 */
export function deliveriesOf(change: RoomChange): Delivery[] {
  const { game, roster, room, state, events, removals, settlement, now } = change;
  const messages = (audience: Audience): readonly Message[] => {
    const view = game.rules.view(state, audience, { now, facts: game.facts });
    return game.updates(view, events, room, state);
  };
  let publicFrames: Buffer[] | undefined;
  const framesFor = (audience: Audience): Buffer[] =>
    audience.kind === 'public'
      ? (publicFrames ??= messages(audience).map(messageFrame))
      : messages(audience).map(messageFrame);
  const framesAt = (seat: Seat): (Buffer | DeferredFrame)[] => {
    const lastFrames = removals.find((removal) => removal.seat === seat)?.lastFrames;
    if (lastFrames !== undefined) return lastFrames.map(messageFrame);
    const audience = audienceAt(game, seat);
    const paidTo = settlement && rewardReader(settlement, room.seats[seat]?.accountId);
    if (game.withPaid === undefined || paidTo === undefined) return framesFor(audience);
    return messages(audience).map(
      (message) => (stored) => messageFrame(game.withPaid?.(message, paidTo(stored)) ?? message),
    );
  };
  const deliveries: Delivery[] = [];
  for (let seat = 0; seat < roster.size; seat += 1) {
    const to = roster.memberAt(seat);
    if (to !== undefined) for (const frame of framesAt(seat)) deliveries.push({ to, frame });
  }
  for (const to of roster.spectators)
    for (const frame of framesFor({ kind: 'public' })) deliveries.push({ to, frame });
  return deliveries;
}

/** A frame whose reward is the amount paid to the seat: it is known once the settlement is stored. */
export const paidFrame = (
  game: Game,
  message: Message,
  settlement: Settlement,
  account: AccountId | undefined,
): Buffer | DeferredFrame => {
  const paidTo = rewardReader(settlement, account);
  if (paidTo === undefined) return messageFrame(message);
  return (stored) => messageFrame(game.withPaid?.(message, paidTo(stored)) ?? message);
};

/** Returns a function that reads the amount paid to an account from the stored settlements; undefined without a reward. */
function rewardReader(
  { gameId, rewards }: Settlement,
  account: AccountId | undefined,
): ((stored: readonly Settlement[]) => number) | undefined {
  const isForAccount = ({ accountId }: { readonly accountId: AccountId }): boolean => accountId === account;
  const reward = rewards.find(isForAccount);
  if (reward === undefined) return undefined;
  return (stored) =>
    stored.find((settlement) => settlement.gameId === gameId)?.rewards.find(isForAccount)?.amountEssence ??
    reward.amountEssence;
}
