import type { RoomInfo } from '@hub/engine/binding/binding';
import * as z from 'zod/mini';
import type { Bus } from '../../bus/bus.ts';
import { Directory } from '../../bus/directory.ts';

const listedSchema = z.object({ game: z.string(), openedAt: z.number(), summary: z.unknown() });

/** What a list shows of a room on another node. */
export type ListedElsewhere = {
  readonly roomId: string;
  readonly openedAt: number;
  readonly summary: unknown;
};

/** The listed rooms of every node, by room id. */
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
      game === gameName ? { roomId, openedAt, summary } : [],
    );
  }

  /** Tells the other nodes what the list shows of a room on this node; undefined if it shows nothing. */
  set(game: string, { roomId, openedAt }: Pick<RoomInfo, 'roomId' | 'openedAt'>, summary: unknown): void {
    const text = JSON.stringify(summary) as string | undefined;
    if (text === this.#sent.get(roomId)) return;
    if (text === undefined) this.#sent.delete(roomId);
    else this.#sent.set(roomId, text);
    this.#directory.set(roomId, text === undefined ? undefined : { game, openedAt, summary });
  }
}
