import { en } from './en/google.ts';
import { pickTexts } from './language.ts';

export const googleTexts = pickTexts({ en });
