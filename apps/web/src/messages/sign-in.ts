import { en } from './en/sign-in.ts';
import { pickTexts } from './language.ts';

export const signInTexts = pickTexts({ en });
