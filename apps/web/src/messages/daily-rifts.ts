import { en } from './en/daily-rifts.ts';
import { pickTexts } from './language.ts';

export const dailyRiftsTexts = pickTexts({ en });
