/** The players of a load, in a process of their own: a crowd that shared the server's would be measured with it. */
import { Crowd } from '../players/crowd.ts';
import { HUMAN_PACE, type Pace } from '../players/player.ts';

/** What to do, as JSON in the first argument. */
export interface Order {
  readonly url: string;
  readonly seed: string;
  readonly players: number;
  /** Over how long they come in, and how long it is measured from then on. In ms. */
  readonly arrivalMs: number;
  readonly measuredMs: number;
  /** People's thinking, or that of the short form. */
  readonly pace: 'human' | 'brisk';
}

/** What they lived through. */
export interface Lived {
  /** Answers by what was asked, each in ms; those of the arrival are left out. */
  readonly waits: Readonly<Record<string, readonly number[]>>;
  /** What came to its end, by what it was. */
  readonly done: Readonly<Record<string, number>>;
  /** What must not happen, each kind once, with how often. */
  readonly faults: Readonly<Record<string, number>>;
  /** Connections that ended, by close code. */
  readonly ended: Readonly<Record<string, number>>;
}

/** For a form of three seconds: people who do not think for long, on a server whose reel turns as always. */
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
