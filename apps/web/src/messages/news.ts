import { en } from './en/news.ts';
import { pickTexts } from './language.ts';

export const newsTexts = pickTexts({ en });
