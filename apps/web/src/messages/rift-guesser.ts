import { en } from './en/rift-guesser.ts';
import { pickTexts } from './language.ts';

export const riftGuesserTexts = pickTexts({ en });
