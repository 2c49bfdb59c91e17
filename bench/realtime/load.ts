import { setTimeout as sleep } from 'node:timers/promises';
import { cpuUs, residentKb } from './process-use.ts';
import { SEATS } from './reference-game.ts';
import { hubSeats, referenceSeats, type Seating } from './tables.ts';
import type { Wire } from './wire.ts';

/** Parameters, as JSON in the first argument. */
export interface Order {
  readonly server: 'hub' | 'reference' | 'stored';
  readonly port: number;
  readonly pid: number;
  readonly rooms: number;
  /** Guesses per second of the open loop. */
  readonly rate: number;
  readonly idleMs: number;
  readonly fixedMs: number;
  readonly saturatedMs: number;
}

/** Results; CPU times of the server in microseconds, latencies in milliseconds. */
export interface Measured {
  readonly sockets: number;
  readonly kbPerSocket: number;
  /** CPU use of the server while all players are seated and no game is played, 1 for one core. */
  readonly idleCore: number;
  readonly fixed: {
    readonly cpuUs: number;
    readonly p50: number;
    readonly p99: number;
    readonly held: number;
  };
  readonly saturated: { readonly cpuUs: number; readonly perSecond: number };
  readonly bytesPerFrame: number;
  readonly refused: number;
}

/** Rooms with a pending guess when the server is saturated. */
const IN_FLIGHT = 100;
const COUNTDOWN = '"action":"countdown"';
const GUESSED = '"hasGuessed":true';

interface Room {
  readonly seating: Seating;
  next: number;
  /** Members that have not received the pending guess. */
  readonly owed: Set<Wire>;
  /** Members that have not received the countdown. */
  readonly early: Set<Wire>;
  isBusy: boolean;
  sentAt: number;
  readonly due: number[];
}

const order = JSON.parse(process.argv[2] ?? '{}') as Order;
let isEnding = false;
let frames = 0;
let bytes = 0;
let refused = 0;
let onFree: (room: Room) => void = () => undefined;
let onReceived: (room: Room) => void = () => undefined;

const fail = (why: string): void => {
  if (isEnding) return;
  console.error(`a connection ended: ${why}`);
  process.exit(1);
};
const kbBefore = residentKb(order.pid);
const seat = (order.server === 'hub' ? hubSeats : referenceSeats)(order.port, fail);

const rooms: Room[] = [];
const waiting = Array.from({ length: order.rooms }, (_, room) => room);
await Promise.all(
  Array.from({ length: 24 }, async () => {
    for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
      const room: Room = {
        seating: await seat(number),
        next: 0,
        owed: new Set(),
        early: new Set(),
        isBusy: true,
        sentAt: 0,
        due: [],
      };
      rooms.push(room);
      for (const wire of room.seating.wires) room.early.add(wire);
      for (const wire of room.seating.wires) follow(room, wire);
      room.seating.begin?.();
    }
  }),
);

/** A room is free when no guess is pending and all members have received a countdown without a guess. */
function follow(room: Room, wire: Wire): void {
  wire.onText = (buffer, from, to) => {
    frames += 1;
    bytes += to - from;
    const text = buffer.subarray(from, to);
    if (text.subarray(0, 80).includes('"error"')) refuse(text);
    else if (!text.includes(COUNTDOWN)) room.early.add(wire);
    else if (!text.includes(GUESSED) && room.early.delete(wire) && room.early.size === 0) room.next = 0;
    if (room.owed.delete(wire) && room.owed.size === 0) onReceived(room);
    if (room.owed.size === 0 && room.early.size === 0 && room.isBusy) free(room);
  };
}

function refuse(text: Buffer): void {
  refused += 1;
  if (refused === 1) console.error(`refused: ${text.toString()}`);
}

function free(room: Room): void {
  room.isBusy = false;
  const due = room.due.shift();
  if (due === undefined) onFree(room);
  else fire(room, due);
}

function fire(room: Room, at: number): void {
  const number = room.next;
  room.next = (number + 1) % SEATS;
  room.isBusy = true;
  room.sentAt = at;
  for (const wire of room.seating.wires) room.owed.add(wire);
  // All four guess the same, so that a tie continues the game.
  room.seating.wires[number]?.send(room.seating.guess(number, 30));
}

/** A fixed pseudo-random order. */
const turns = rooms.toSorted((a, b) => ((rooms.indexOf(a) * 7919) % 997) - ((rooms.indexOf(b) * 7919) % 997));
let turn = 0;
function nextFree(): Room | undefined {
  for (let tried = 0; tried < turns.length; tried += 1) {
    const room = turns[turn];
    turn = (turn + 1) % turns.length;
    if (room !== undefined && !room.isBusy) return room;
  }
  return undefined;
}

/** Measures after the garbage of seating is collected, which happens after ten idle seconds. */
async function idleCore(ms: number): Promise<number> {
  await sleep(15_000);
  const before = cpuUs(order.pid);
  const from = performance.now();
  await sleep(ms);
  return (cpuUs(order.pid) - before) / 1000 / (performance.now() - from);
}

/** Closed loop: a fixed number of rooms has a pending guess. */
async function saturate(ms: number): Promise<Measured['saturated']> {
  let done = 0;
  /** Permitted pending guesses; 0 after the measurement. */
  let wanted = Math.min(IN_FLIGHT, rooms.length);
  let flying = 0;
  const fill = (): void => {
    for (; flying < wanted; flying += 1) {
      const room = nextFree();
      if (room === undefined) return;
      fire(room, 0);
    }
  };
  onReceived = () => {
    done += 1;
    flying -= 1;
    queueMicrotask(fill);
  };
  onFree = fill;
  const before = cpuUs(order.pid);
  const from = performance.now();
  fill();
  await sleep(ms);
  wanted = 0;
  const spent = cpuUs(order.pid) - before;
  const perSecond = done / ((performance.now() - from) / 1000);
  await settle();
  return { cpuUs: spent / done, perSecond };
}

/** Open loop at a fixed rate; the latency of a delayed guess counts from its due time. */
async function fixedRate(ms: number, rate: number): Promise<Measured['fixed']> {
  const waits: number[] = [];
  let done = 0;
  onFree = () => undefined;
  onReceived = (room) => {
    done += 1;
    waits.push(performance.now() - room.sentAt);
  };
  const before = cpuUs(order.pid);
  const from = performance.now();
  let issued = 0;
  while (performance.now() - from < ms) {
    const target = ((performance.now() - from) * rate) / 1000;
    while (issued < target) {
      issued += 1;
      const room = nextFree();
      if (room !== undefined) fire(room, performance.now());
      else turns[issued % turns.length]?.due.push(performance.now());
    }
    await sleep(1);
  }
  const spent = cpuUs(order.pid) - before;
  const held = done / issued;
  await settle();
  const sorted = waits.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
  return { cpuUs: spent / done, p50: at(0.5), p99: at(0.99), held };
}

/** Waits until no guess is pending. */
async function settle(): Promise<void> {
  const limit = performance.now() + 8_000;
  while (performance.now() < limit && rooms.some(({ owed, due }) => owed.size > 0 || due.length > 0))
    await sleep(10);
}

const kbPerSocket = (residentKb(order.pid) - kbBefore) / (rooms.length * SEATS);
process.send?.('seated');
const idle = await idleCore(order.idleMs);
process.send?.('playing');
// The running countdowns end.
await sleep(4_000);
// Warms up the compiler, whose threads share the server's core.
await saturate(6_000);
// Finishes the decided rounds before the fixed rate is measured.
await fixedRate(1_000, order.rate);
frames = 0;
bytes = 0;
const fixed = await fixedRate(order.fixedMs, order.rate);
const saturated = await saturate(order.saturatedMs);
const measured: Measured = {
  sockets: rooms.length * SEATS,
  kbPerSocket,
  idleCore: idle,
  fixed,
  saturated,
  bytesPerFrame: bytes / frames,
  refused,
};
isEnding = true;
console.log(JSON.stringify(measured));
process.exit(0);
