import { items } from '@hub/catalog/items';
import { errorFrameSchema } from '@hub/engine/wire/envelope';
import {
  type Guess,
  type MoreOrLessMode,
  type MoreOrLessState,
  moreOrLess,
} from '@hub/games/more-or-less/game.ts';
import type { Client, Frame } from './client.ts';

/** A frame that was checked against the contract. */
export type MoreOrLessFrame = {
  readonly action: string;
  readonly code: string | undefined;
  readonly payload: { readonly gameState: MoreOrLessState; readonly playerName?: string };
};

/** Checks a frame of More or Less against the contract; throws if it does not match or has unknown fields. */
function checkedMoreOrLessFrame(frame: Frame): MoreOrLessFrame {
  const { action } = frame;
  if (frame.error !== undefined) {
    const { error } = errorFrameSchema.parse(frame);
    return { action, code: error.code, payload: undefined as unknown as MoreOrLessFrame['payload'] };
  }
  const schema = moreOrLess.frames[action as keyof typeof moreOrLess.frames];
  const payload = schema.parse(frame.payload);
  if (JSON.stringify(payload) !== JSON.stringify(frame.payload))
    throw new Error(`${action} has unknown fields`);
  return { action, code: undefined, payload: payload as MoreOrLessFrame['payload'] };
}

/** The price of an item by its English name, from the catalog. */
export function priceOf(name: string): number {
  const item = items.find((candidate) => candidate.name === name);
  if (item === undefined) throw new RangeError(name);
  return item.priceGold;
}

/** The right guess for the items that are shown. */
export const rightGuess = ({ currentItem, nextItem }: MoreOrLessState): Guess =>
  priceOf(nextItem.name) > currentItem.gold ? 'higher' : 'lower';
export const wrongGuess = (state: MoreOrLessState): Guess =>
  rightGuess(state) === 'higher' ? 'lower' : 'higher';

/** One player of More or Less at a socket, who knows every price; checks every frame against the contract. */
export class MoreOrLessPlayer {
  readonly client: Client;
  /** The last state that the server sent. */
  state: MoreOrLessState = undefined as unknown as MoreOrLessState;

  constructor(client: Client) {
    this.client = client;
  }

  async next(): Promise<MoreOrLessFrame> {
    const frame = checkedMoreOrLessFrame(await this.client.next());
    if (frame.code === undefined && frame.action !== 'rematch') this.state = frame.payload.gameState;
    return frame;
  }

  async ask(action: string, payload: unknown): Promise<MoreOrLessFrame> {
    this.client.send(action, payload);
    return this.next();
  }

  start(mode: MoreOrLessMode): Promise<MoreOrLessFrame> {
    return this.ask('startGame', { mode });
  }

  join(gameId: string): Promise<MoreOrLessFrame> {
    return this.ask('joinGame', { gameId });
  }

  guess(guess: Guess, gameId: string = this.state.gameId): Promise<MoreOrLessFrame> {
    return this.ask('submitGuess', { gameId, guess });
  }

  /** Reads frames until one has this action; rejects after a timeout. */
  async until(action: keyof typeof moreOrLess.frames): Promise<MoreOrLessFrame> {
    for (;;) {
      const frame = await this.next();
      if (frame.action === action) return frame;
    }
  }
}
