import { gameIdSchema } from '@hub/engine/wire/ids';
import { NOW } from './stage.ts';
import { idOf } from './staged-account.ts';

const MINUTE_MS = 60_000;

export const named = (name: string) => ({ id: idOf(name), name });

const room = (
  id: string,
  game: string,
  name: string,
  seats: readonly string[],
  more: {
    readonly hasStarted?: boolean;
    readonly hasPassword?: boolean;
    readonly bots?: number;
    readonly isReported?: boolean;
    readonly maxPlayers?: number;
    readonly minutes?: number;
  } = {},
) => ({
  id: gameIdSchema.parse(id),
  game,
  lobby: {
    name,
    hasStarted: more.hasStarted ?? false,
    hasPassword: more.hasPassword ?? false,
    maxPlayers: more.maxPlayers ?? 4,
    bots: more.bots ?? 0,
    owner: idOf(seats[0] ?? ''),
  },
  isReported: more.isReported ?? false,
  seats: seats.map(named),
  openedAt: NOW - (more.minutes ?? 60) * MINUTE_MS,
  changedAt: NOW - seats.length * MINUTE_MS,
  node: null,
});
/** Lobbies of the staged hub, for the administration. */
export const rooms = [
  room('ABC234', 'cooldownClash', 'Quiet evening', ['Tarn', 'Juniper'], {
    hasPassword: true,
    isReported: true,
  }),
  room('DEF567', 'chainOfLegends', 'Owls at noon', ['Fenn', 'Bramble', 'Moss'], {
    hasStarted: true,
    bots: 1,
    minutes: 34,
  }),
  room('GHJ234', 'cooldownClash', 'First come', ['Wren'], { minutes: 3 }),
  room('NPQ345', 'cooldownClash', 'Two more', ['Copper Otter'], {
    hasPassword: true,
    maxPlayers: 3,
    minutes: 8,
  }),
  room('RST678', 'cooldownClash', 'Quick ones', ['Kestrel', 'Amber Heron'], {
    hasStarted: true,
    bots: 2,
    minutes: 12,
  }),
  room('KLM567', 'chainOfLegends', 'Late shift', ['Sedge', 'Lark', 'Marten'], {
    hasStarted: true,
    maxPlayers: 6,
    minutes: 120,
  }),
];
