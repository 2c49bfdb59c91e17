import { en } from './en/cosmetics.ts';
import { pickTexts } from './language.ts';

export const cosmeticsTexts = pickTexts({ en });
