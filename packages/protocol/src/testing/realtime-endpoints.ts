import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import { games } from '../games.ts';

const folderOf = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every websocket endpoint of the contract, in the order of the games; for documents and tests. */
export const realtimeEndpoints: readonly RealtimeEndpoint[] = await Promise.all(
  games.map(async ({ id }) => {
    const file = `../../../../games/${folderOf(id)}/game.ts`;
    const { game } = (await import(/* @vite-ignore */ file)) as { game: { realtime: RealtimeEndpoint } };
    return game.realtime;
  }),
);
