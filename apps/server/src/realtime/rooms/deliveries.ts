import type { Audience, Seat } from '@hub/games/kernel/rules';
import type { FrameOf, RealtimeEndpoint } from '@hub/protocol/realtime/envelope';
import { messageFrame } from '../frame-writer.ts';
import type { Game, Table, Vacancy } from './game.ts';
import type { Member } from './member.ts';
import type { Delivery } from './outbox.ts';
import type { Roster } from './roster.ts';

/** What a room has come to, and who is there to hear of it. */
export type Telling = {
  readonly game: Game;
  readonly roster: Roster;
  readonly table: Table;
  readonly state: unknown;
  readonly events: readonly unknown[];
  /** The seats that it has emptied. */
  readonly vacancies: readonly Vacancy<FrameOf<RealtimeEndpoint>>[];
  /** The room's time, in ms since 1970. */
  readonly now: number;
};

/** What somebody on that seat may see, or anybody without one. */
export const audienceAt = (game: Game, seat: Seat | undefined): Audience =>
  seat === undefined ? { kind: 'public' } : game.audienceOf(seat);

/** One view and one set of frames for each audience that has somebody listening, and the farewells. */
export function deliveriesOf({ game, roster, table, state, events, vacancies, now }: Telling): Delivery[] {
  const frames = (audience: Audience): Buffer[] => {
    const view = game.rules.view(state, audience, { now, facts: game.facts });
    return game.updates(view, events, table, state).map(messageFrame);
  };
  let publicFrames: Buffer[] | undefined;
  const deliveries: Delivery[] = [];
  const send = (to: Member, audience: Audience): void => {
    const own = audience.kind === 'public' ? (publicFrames ??= frames(audience)) : frames(audience);
    for (const frame of own) deliveries.push({ to, frame });
  };
  for (let seat = 0; seat < roster.size; seat += 1) {
    const to = roster.memberAt(seat);
    if (to === undefined) continue;
    const farewell = vacancies.find((vacancy) => vacancy.seat === seat)?.farewell;
    if (farewell === undefined) send(to, audienceAt(game, seat));
    else for (const message of farewell) deliveries.push({ to, frame: messageFrame(message) });
  }
  for (const member of roster.spectators) send(member, { kind: 'public' });
  return deliveries;
}
