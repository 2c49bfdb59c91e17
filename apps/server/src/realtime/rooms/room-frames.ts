import type { Game, Removal, RoomInfo } from '@hub/engine/binding/binding';
import type { Audience, Seat } from '@hub/engine/kernel/rules';
import type { FrameOf, RealtimeEndpoint } from '@hub/engine/wire/envelope';
import type { AccountId } from '@hub/engine/wire/ids';
import type { Settlement } from '../../domain/rooms/ports.ts';
import { messageFrame } from '../frame-writer.ts';
import type { DeferredFrame, Delivery } from './outbox.ts';
import type { Roster } from './roster.ts';

type Message = FrameOf<RealtimeEndpoint>;

/** What a room has come to, and who is there to hear of it. */
export type RoomChange = {
  readonly game: Game;
  readonly roster: Roster;
  readonly room: RoomInfo;
  readonly state: unknown;
  readonly events: readonly unknown[];
  /** The seats that it has emptied. */
  readonly vacancies: readonly Removal<FrameOf<RealtimeEndpoint>>[];
  /** Of the game that it has ended; what is paid is decided when it is stored. */
  readonly settlement: Settlement | undefined;
  /** The room's time, in ms since 1970. */
  readonly now: number;
};

/** What somebody on that seat may see, or anybody without one. */
export const audienceAt = (game: Game, seat: Seat | undefined): Audience =>
  seat === undefined ? { kind: 'public' } : game.audienceOf(seat);

/**
 * One view and one set of frames for each audience that has a member, and the farewells. A seat that is paid by the
 * settlement gets frames of its own, with what was paid.
 */
export function deliveriesOf(telling: RoomChange): Delivery[] {
  const { game, roster, room, state, events, vacancies, settlement, now } = telling;
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
    const farewell = vacancies.find((vacancy) => vacancy.seat === seat)?.lastFrames;
    if (farewell !== undefined) return farewell.map(messageFrame);
    const audience = audienceAt(game, seat);
    const paid = settlement && rewardReader(settlement, room.seats[seat]?.accountId);
    if (game.withPaid === undefined || paid === undefined) return framesFor(audience);
    return messages(audience).map(
      (message) => (stored) => messageFrame(game.withPaid?.(message, paid(stored)) ?? message),
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

/** Finds what a settlement has paid to an account, once it is stored; undefined for one without a reward. */
function rewardReader(
  { gameId, rewards }: Settlement,
  account: AccountId | undefined,
): ((stored: readonly Settlement[]) => number) | undefined {
  const isTheirs = ({ accountId }: { readonly accountId: AccountId }): boolean => accountId === account;
  const reward = rewards.find(isTheirs);
  if (reward === undefined) return undefined;
  return (stored) =>
    stored.find((settlement) => settlement.gameId === gameId)?.rewards.find(isTheirs)?.amountEssence ??
    reward.amountEssence;
}
