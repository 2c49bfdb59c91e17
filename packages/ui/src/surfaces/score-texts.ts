import { pickTexts } from '../language.ts';

const en = {
  betterThan: (percentile: number): readonly [before: string, share: string, after: string] => [
    'You are better than',
    `${percentile}%`,
    'of the other players',
  ],
};

export const scoreTexts = pickTexts({ en });
