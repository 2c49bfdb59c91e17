import { en } from './en/logout.ts';
import { pickTexts } from './language.ts';

export const logoutTexts = pickTexts({ en });
