import { pickTexts } from '../language.ts';

const en = {
  betterThan: (percentile: number): readonly [before: string, share: string, after: string] => [
    'You are better than',
    `${percentile}%`,
    'of the other players',
  ],
  firstRun: 'Your first run. The next one has a score to beat.',
  bestOfRuns: (runs: number): string => `Your best of your last ${runs} runs`,
  betterThanRuns: (below: number, runs: number): string =>
    `Better than ${below} of your ${runs === 1 ? 'last run' : `last ${runs} runs`}`,
  equalToRuns: (runs: number): string =>
    runs === 1 ? 'Not better than your last run' : `Not better than your last ${runs} runs`,
  yourRuns: 'Your last runs',
  thisRun: 'This run',
  bestScores: 'Best scores of the other players',
};

export const scoreTexts = pickTexts({ en });
