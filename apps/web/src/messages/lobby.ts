import { en } from './en/lobby.ts';
import { pickTexts } from './language.ts';

export const lobbyTexts = pickTexts({ en });
