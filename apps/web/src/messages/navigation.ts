import { en } from './en/navigation.ts';
import { pickTexts } from './language.ts';

export const navigationTexts = pickTexts({ en });
