import { en } from './en/more-or-less.ts';
import { pickTexts } from './language.ts';

export const moreOrLessTexts = pickTexts({ en });
