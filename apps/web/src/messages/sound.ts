import { en } from './en/sound.ts';
import { pickTexts } from './language.ts';

export const soundTexts = pickTexts({ en });
