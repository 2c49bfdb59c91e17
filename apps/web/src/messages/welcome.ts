import { en } from './en/welcome.ts';
import { pickTexts } from './language.ts';

export const welcomeTexts = pickTexts({ en });
