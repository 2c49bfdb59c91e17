import { en } from './en/terms.ts';
import { pickTexts } from './language.ts';

export const termsTexts = pickTexts({ en });
