/**
 * Loaded before the server (`node --import`): changes the speed of its clock, or its time, as set in the environment and
 * by messages. Applies to dates of the whole process and to timers of the product, not of libraries.
 */
import { isMainThread } from 'node:worker_threads';
import { CLOCK_VARIABLE, type ClockSettings, timeAt } from './server-clock.ts';

const RealDate = Date;
const { setTimeout: realTimeout, setInterval: realInterval } = globalThis;
let clock = JSON.parse(process.env[CLOCK_VARIABLE] ?? 'null') as ClockSettings | null;

const now = (): number => (clock === null ? RealDate.now() : timeAt(clock, RealDate.now()));

/** The monotonic clock follows the speed but no jumps; the server detects clock jumps by it. */
const realMonotonic = performance.now.bind(performance);
let monotonic = { from: 0, at: 0 };
const monotonicNow = (): number => monotonic.from + (realMonotonic() - monotonic.at) * speedNow();
const speedNow = (): number => (clock === null || RealDate.now() < clock.realTime ? 1 : clock.speed);
performance.now = monotonicNow;

/** Libraries wait for real connections, which do not become faster. */
const isLibraryCall = (): boolean => /^(?:.*\n){4}.*node_modules/.test(new Error('caller').stack ?? '');
const real = (ms: number | undefined): number =>
  isLibraryCall() ? (ms ?? 0) : (ms ?? 0) / (clock?.speed ?? 1);

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], self) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, self),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
globalThis.setTimeout = Object.assign(
  (work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
    realTimeout(work, real(ms), ...args),
  realTimeout,
) as typeof setTimeout;
globalThis.setInterval = ((work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
  realInterval(work, real(ms), ...args)) as typeof setInterval;

if (isMainThread && process.send !== undefined) {
  process.on('message', (message: ClockSettings) => {
    // The message takes effect at the time it was sent.
    const sentAt = realMonotonic() - (RealDate.now() - message.realTime);
    monotonic = { from: monotonic.from + (sentAt - monotonic.at) * speedNow(), at: sentAt };
    clock = message;
  });
  // The listener must not keep the process alive.
  process.channel?.unref();
}
