import { en } from './en/consent.ts';
import { pickTexts } from './language.ts';

export const consentTexts = pickTexts({ en });
