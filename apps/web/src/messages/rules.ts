import { pickTexts } from '@hub/ui/language.ts';

const en = { title: (game: string): string => `How to play ${game}` };

export const rulesTexts = pickTexts({ en });
