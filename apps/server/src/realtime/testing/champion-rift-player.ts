import { errorFrameSchema } from '@hub/engine/wire/envelope';
import { type ChampionRiftState, championRift } from '@hub/games/champion-rift/game.ts';
import type { Client, Frame } from './client.ts';

/** The parts of a checked frame that tests read. */
export type ChampionRiftFrame = {
  readonly action: string;
  readonly code: string | undefined;
  readonly state: ChampionRiftState;
};

/** Checks a frame of Champion Rift against the contract; throws if it does not match or has unknown fields. */
export function checkedChampionRiftFrame(frame: Frame): ChampionRiftFrame {
  const { action } = frame;
  if (frame.error !== undefined) {
    const { error } = errorFrameSchema.parse(frame);
    return { action, code: error.code, state: undefined as unknown as ChampionRiftState };
  }
  const schema = championRift.frames[action as keyof typeof championRift.frames];
  const payload = schema.parse(frame.payload);
  if (JSON.stringify(payload) !== JSON.stringify(frame.payload))
    throw new Error(`${action} has unknown fields`);
  return { action, code: undefined, state: payload.gameState };
}

/** One player of Champion Rift at a socket; checks every answer against the contract. */
export class ChampionRiftPlayer {
  readonly client: Client;

  constructor(client: Client) {
    this.client = client;
  }

  async next(): Promise<ChampionRiftFrame> {
    return checkedChampionRiftFrame(await this.client.next());
  }

  async start(gameId?: string): Promise<ChampionRiftFrame> {
    this.client.send('startGame', gameId === undefined ? {} : { gameId });
    return this.next();
  }

  async guess(gameId: string, guess: string): Promise<ChampionRiftFrame> {
    this.client.send('submitGuess', { gameId, guess });
    return this.next();
  }
}
