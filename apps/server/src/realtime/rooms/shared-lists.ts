import type { RoomInfo } from '@hub/engine/binding/binding';
import type { Bus } from '@hub/server/bus/bus.ts';
import { Directory } from '@hub/server/bus/directory.ts';
import * as z from 'zod/mini';

const listedSchema = z.object({
  game: z.string(),
  openedAt: z.number(),
  summary: z.unknown(),
  offer: z.optional(z.number()),
});

/** What a list shows of a room on another node. */
export type ListedElsewhere = {
  readonly roomId: string;
  readonly openedAt: number;
  readonly summary: unknown;
};

/** What other nodes know of a room; undefined for what they do not. */
type Shown = { readonly summary: unknown; readonly offer: number | undefined };

/** The listed and offered rooms of every node, by room id. */
export class SharedLists {
  readonly #directory: Directory<z.infer<typeof listedSchema>>;
  /** What the other nodes know of this node's rooms. */
  readonly #sent = new Map<string, string>();

  /** `onChange` is called when a list of another node has changed. */
  constructor(bus: Bus, onChange: () => void) {
    this.#directory = new Directory(bus, 'rooms', listedSchema, onChange);
  }

  start(): Promise<void> {
    return this.#directory.start();
  }

  stop(): void {
    this.#directory.stop();
  }

  /** The rooms of a game on other nodes. */
  roomsOf(gameName: string): ListedElsewhere[] {
    return [...this.#directory.others()].flatMap(([roomId, { game, openedAt, summary }]) =>
      game === gameName && summary !== undefined ? { roomId, openedAt, summary } : [],
    );
  }

  /** Tells the other nodes what the list shows of a room on this node; undefined if it shows nothing. */
  set(game: string, { roomId, openedAt }: Pick<RoomInfo, 'roomId' | 'openedAt'>, shown: Shown): void {
    const isShown = shown.summary !== undefined || shown.offer !== undefined;
    const text = isShown ? JSON.stringify(shown) : undefined;
    if (text === this.#sent.get(roomId)) return;
    if (text === undefined) this.#sent.delete(roomId);
    else this.#sent.set(roomId, text);
    this.#directory.set(roomId, isShown ? { game, openedAt, ...shown } : undefined);
  }

  /** The rooms of a game that other nodes offer to players who seek one. */
  offersOf(gameName: string): { readonly roomId: string; readonly offer: number }[] {
    return [...this.#directory.others()].flatMap(([roomId, { game, offer }]) =>
      game === gameName && offer !== undefined ? { roomId, offer } : [],
    );
  }
}
