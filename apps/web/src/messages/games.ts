import { en } from './en/games.ts';
import { pickTexts } from './language.ts';

export const gameTexts = pickTexts({ en });
