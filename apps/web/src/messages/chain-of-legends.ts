import { en } from './en/chain-of-legends.ts';
import { pickTexts } from './language.ts';

export const chainTexts = pickTexts({ en });
