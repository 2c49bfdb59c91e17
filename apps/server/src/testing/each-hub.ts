import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { afterEach, beforeEach } from 'vitest';
import { type Guest, newGuest, type OpenHub, type OpenHubOptions, openHub } from './open-hub.ts';

/** The hub of the running test, its clock, and a guest if the file has asked for one. */
export let open: OpenHub;
export let clock: ManualClock;
export let me: Guest;

type Options = Omit<OpenHubOptions, 'clock'> & {
  /** The name of the guest. */
  readonly guest?: string;
  /** When each test begins. */
  readonly at?: string;
};

/** Gives every test of the calling file a hub of its own, whose clock stands still. */
export function setUpHub({ guest, at = '2026-11-20T12:00:00Z', ...options }: Options = {}): void {
  beforeEach(async () => {
    clock = new ManualClock(at);
    open = await openHub({ clock, ...options });
    if (guest !== undefined) me = await newGuest(open.app, guest);
  });
  afterEach(() => open.close());
}
