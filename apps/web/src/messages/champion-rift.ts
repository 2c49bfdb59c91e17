import { en } from './en/champion-rift.ts';
import { pickTexts } from './language.ts';

export const championRiftTexts = pickTexts({ en });
