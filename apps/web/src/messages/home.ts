import { pickTexts } from '@hub/ui/language.ts';

const en = {
  podium: {
    points: (points: string) => `${points} ${points === '1' ? 'point' : 'points'}`,
  },
};

export const homeTexts = pickTexts({ en });
