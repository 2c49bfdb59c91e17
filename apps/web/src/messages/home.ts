import { en } from './en/home.ts';
import { pickTexts } from './language.ts';

export const homeTexts = pickTexts({ en });
