import { errorFrameSchema } from '@hub/engine/wire/envelope';
import type { Client, Frame } from '../../../apps/server/src/realtime/testing/client.ts';
import { type MinimapPosition, type RiftGuesserState, riftGuesser } from '../game.ts';

/** The parts of a checked frame that tests read. */
export type RiftGuesserFrame = {
  readonly action: string;
  readonly code: string | undefined;
  readonly state: RiftGuesserState;
};

/** Checks a frame of Rift Guesser against the contract; throws if it does not match or has unknown fields. */
function checkedRiftGuesserFrame(frame: Frame): RiftGuesserFrame {
  const { action } = frame;
  if (frame.error !== undefined) {
    const { error } = errorFrameSchema.parse(frame);
    return { action, code: error.code, state: undefined as unknown as RiftGuesserState };
  }
  const schema = riftGuesser.frames[action as keyof typeof riftGuesser.frames];
  const payload = schema.parse(frame.payload);
  const sent = frame.payload as { readonly gameState: object };
  const isKnown = Object.keys(sent.gameState).every((key) => key in payload.gameState);
  if (!isKnown || Object.keys(sent).length !== 1) throw new Error(`${action} has unknown fields`);
  return { action, code: undefined, state: payload.gameState };
}

/** One player of Rift Guesser at a socket; checks every answer against the contract. */
export class RiftGuesserPlayer {
  readonly client: Client;

  constructor(client: Client) {
    this.client = client;
  }

  async next(): Promise<RiftGuesserFrame> {
    return checkedRiftGuesserFrame(await this.client.next());
  }

  async start(): Promise<RiftGuesserFrame> {
    this.client.send('startGame');
    return this.next();
  }

  async mark(gameId: string, guess: MinimapPosition): Promise<RiftGuesserFrame> {
    this.client.send('setGuess', { gameId, guess });
    return this.next();
  }

  /** Submits a guess; returns the answer or the refusal. */
  async lockIn(gameId: string, guess: MinimapPosition): Promise<RiftGuesserFrame> {
    this.client.send('submitGuess', { gameId, guess });
    return this.next();
  }

  async nextRound(gameId: string): Promise<RiftGuesserFrame> {
    this.client.send('startNextRound', { gameId });
    return this.next();
  }
}
