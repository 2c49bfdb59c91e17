/**
 * Loaded before the server (`node --import`): lets its time go at another speed, or jump, as a course of time in the
 * environment and in messages says. Dates of the whole process and timers of the product follow.
 */
import { isMainThread } from 'node:worker_threads';
import { COURSE_VARIABLE, type Course, timeAt } from './server-clock.ts';

const RealDate = Date;
const { setTimeout: realTimeout, setInterval: realInterval } = globalThis;
let course = JSON.parse(process.env[COURSE_VARIABLE] ?? 'null') as Course | null;

const now = (): number => (course === null ? RealDate.now() : timeAt(course, RealDate.now()));

/** The clock that nobody can set follows the speed, not the jumps: by it the server knows one from the other. */
const realSteady = performance.now.bind(performance);
let steady = { from: 0, at: 0 };
const steadyNow = (): number => steady.from + (realSteady() - steady.at) * speedNow();
const speedNow = (): number => (course === null || RealDate.now() < course.wall ? 1 : course.speed);
performance.now = steadyNow;

/** Libraries wait for the machine (for a connection, a socket), and that does not get faster. */
const isOfLibrary = (): boolean => /^(?:.*\n){4}.*node_modules/.test(new Error('who calls').stack ?? '');
const real = (ms: number | undefined): number =>
  isOfLibrary() ? (ms ?? 0) : (ms ?? 0) / (course?.speed ?? 1);

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
  process.on('message', (message: Course) => {
    // From the moment at which it was sent, as the course itself.
    const sentAt = realSteady() - (RealDate.now() - message.wall);
    steady = { from: steady.from + (sentAt - steady.at) * speedNow(), at: sentAt };
    course = message;
  });
  // Listening must not keep the process alive.
  process.channel?.unref();
}
