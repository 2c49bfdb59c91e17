import type { GameId } from '@hub/engine/wire/ids';
import type { ChallengeOfRun } from '../../../places/challenge-of-run.ts';
import { makeChallenge } from '../../calls.ts';

export const challengeOfRun: ChallengeOfRun = async (call, { game, gameId }) =>
  (await call(makeChallenge, { body: { game, gameId: gameId as GameId } })).id;
