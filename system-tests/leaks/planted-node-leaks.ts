import { copying, type PlantedLeak } from './planted-leaks.ts';

/** More connections than a node has in this suite. */
const MEMBERS = 50;

/** Leaks on the way between two nodes, which one server does not have. */
export const plantedNodeLeaks: readonly PlantedLeak[] = [
  {
    name: 'a frame for one player, given to all players of its node',
    leaks: new Set(['lobby token']),
    in: 'Chain of Legends',
    testHub: {
      distort: (message) =>
        message.type === 'frames'
          ? {
              ...message,
              frames: message.frames.map((frame) => ({
                ...frame,
                to: Array.from({ length: MEMBERS }, (_, index) => index + 1),
              })),
            }
          : message,
    },
  },
  {
    name: 'the token of a player in a message between nodes',
    leaks: new Set(['session token']),
    in: 'More or Less',
    testHub: copying(/"token":"([\w.-]+)"/, ({ via }) => via === 'bus'),
  },
];
