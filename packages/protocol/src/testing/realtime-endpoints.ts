import { isChallengeable } from '@hub/engine/define-game';
import type { RealtimeEndpoint } from '@hub/engine/wire/envelope';
import { withRuns } from '@hub/engine/wire/runs';
import { hubSocket } from '@hub/features/waiting/calls.ts';
import { games } from '../games.ts';

const folderOf = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Every websocket endpoint of the contract, in the order of the games, then the hub's; for documents and tests. */
export const realtimeEndpoints: readonly RealtimeEndpoint[] = [
  ...(await Promise.all(
    games.map(async (described) => {
      const { id } = described;
      const file = `../../../../games/${folderOf(id)}/game.ts`;
      const { game } = (await import(/* @vite-ignore */ file)) as { game: { realtime: RealtimeEndpoint } };
      return isChallengeable(described) ? withRuns(game.realtime) : game.realtime;
    }),
  )),
  hubSocket,
];
