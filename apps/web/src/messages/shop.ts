import { en } from './en/shop.ts';
import { pickTexts } from './language.ts';

export const shopTexts = pickTexts({ en });
