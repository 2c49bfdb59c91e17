import { pickTexts } from '@hub/ui/language.ts';

const en = {
  decidedAt: (question: number, what: string | undefined): string =>
    `Question ${question} decided it${what === undefined ? '' : `: ${what}`}`,
};

export const challengeTexts = pickTexts({ en });
