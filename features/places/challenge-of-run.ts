import type { Call } from '@hub/ui/net/http-client.ts';
import { firstOf } from './filled.ts';

/** Id of the challenge that a run becomes; it is the same one for all players. */
export type ChallengeOfRun = (
  call: Call,
  run: { readonly game: string; readonly gameId: string },
) => Promise<string>;

/** Undefined on a hub without challenges. */
export const challengeOfRun = firstOf(
  import.meta.glob<ChallengeOfRun>('../*/screen/places/challenge-of-run.ts', {
    eager: true,
    import: 'challengeOfRun',
  }),
);
