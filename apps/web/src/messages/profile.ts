import { en } from './en/profile.ts';
import { pickTexts } from './language.ts';

export const profileTexts = pickTexts({ en });
