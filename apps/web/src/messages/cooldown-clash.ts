import { en } from './en/cooldown-clash.ts';
import { pickTexts } from './language.ts';

export const clashTexts = pickTexts({ en });
