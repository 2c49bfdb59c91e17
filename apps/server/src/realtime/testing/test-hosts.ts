import type { Settlement } from '@hub/server/rooms/ports.ts';
import { afterEach, beforeEach, vi } from 'vitest';
import type { RoomHost, RoomHostDeps } from '../rooms/host.ts';
import { hostOfTest } from './hub.ts';
import { MemoryRoomStore } from './memory-room-store.ts';

/** Resolves when running writes are done. */
export const allStored = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Advances the fake timers of vitest, and waits until the effects are stored. */
export const advance = async (ms: number): Promise<void> => {
  vi.advanceTimersByTime(ms);
  await allStored();
};

/** Room hosts that run one after the other, or side by side, on one store in memory. */
export class TestHosts {
  readonly store = new MemoryRoomStore();
  readonly announced: Settlement[] = [];
  readonly #opened: RoomHost[] = [];

  /** Opens a host that has not loaded any rooms. */
  open(deps: Partial<RoomHostDeps> = {}): RoomHost {
    const announce = (settlement: Settlement) => void this.announced.push(settlement);
    const host = hostOfTest({ store: this.store, announce, ...deps });
    this.#opened.push(host);
    return host;
  }

  async drain(): Promise<void> {
    await Promise.all(this.#opened.map((host) => host.drain()));
  }
}

/** Gives every test of the calling file the fake timers of vitest and a fixture, whose hosts are drained afterwards. */
export function setUpEach(create: () => { drain(): Promise<void> }, now?: number): void {
  let created: ReturnType<typeof create>;
  beforeEach(() => {
    vi.useFakeTimers({ ...(now !== undefined && { now }), toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    created = create();
  });
  afterEach(async () => {
    await created.drain();
    vi.useRealTimers();
  });
}
