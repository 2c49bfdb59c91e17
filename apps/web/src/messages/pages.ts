import { en } from './en/pages.ts';
import { pickTexts } from './language.ts';

export const pageTexts = pickTexts({ en });
