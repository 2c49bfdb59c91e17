import { en } from './en/session.ts';
import { pickTexts } from './language.ts';

export const sessionTexts = pickTexts({ en });
