import { en } from './en/account-care.ts';
import { pickTexts } from './language.ts';

export const accountCareTexts = pickTexts({ en });
