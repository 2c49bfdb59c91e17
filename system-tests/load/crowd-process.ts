/** The players of a load test, as a process of their own, so that their CPU time is not measured with the server's. */
import { Crowd } from '../players/crowd.ts';
import { HUMAN_PACE, type Pace } from '../players/player.ts';

/** Parameters, as JSON in the first argument. */
export interface Order {
  readonly url: string;
  readonly seed: string;
  readonly players: number;
  /** Duration of the arrival and of the measurement after it, in ms. */
  readonly arrivalMs: number;
  readonly measuredMs: number;
  /** Think times of people, or short ones. */
  readonly pace: 'human' | 'brisk';
}

/** Results of the players. */
export interface Lived {
  /** Answer times in ms by call or command, without the arrival. */
  readonly waits: Readonly<Record<string, readonly number[]>>;
  /** Completed activities. */
  readonly done: Readonly<Record<string, number>>;
  /** Faults and how often each occurred. */
  readonly faults: Readonly<Record<string, number>>;
  /** Lost connections by close code. */
  readonly ended: Readonly<Record<string, number>>;
}

/** For tests of three seconds: short think times in real time. */
const BRISK_PACE: Pace = { ...HUMAN_PACE, thinkMs: [50, 200], pauseMs: [20, 100], lobbyMs: 400 };

const { url, seed, players, arrivalMs, measuredMs, pace } = JSON.parse(process.argv[2] ?? '') as Order;
const waits: Record<string, number[]> = {};
const done: Record<string, number> = {};
const faults: Record<string, number> = {};
const ended: Record<string, number> = {};
const count = (counts: Record<string, number>, what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};
let isMeasured = false;

const crowd = new Crowd({
  url,
  seed,
  players,
  arrivalMs,
  pace: pace === 'human' ? HUMAN_PACE : BRISK_PACE,
  observer: {
    answered: (what, ms) => {
      if (isMeasured) (waits[what] ??= []).push(ms);
    },
    failed: (what, why) => count(faults, `${what}: ${why}`),
    lost: (why) => count(ended, why),
    did: (what) => count(done, what),
  },
});
crowd.start();
setTimeout(() => {
  isMeasured = true;
}, arrivalMs);
setTimeout(() => {
  isMeasured = false;
  process.send?.({ waits, done, faults, ended } satisfies Lived, undefined, undefined, () => {
    process.exit(0);
  });
}, arrivalMs + measuredMs);
