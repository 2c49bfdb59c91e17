import { pickTexts } from '@hub/ui/language.ts';

/** Texts of the sound controls. */
const en = {
  group: 'Sound',
  mute: 'Mute sound',
  volume: 'Volume',
  percent: (value: number): string => `${value}%`,
};

export const soundTexts = pickTexts({ en });
