import { en } from './en/recovery.ts';
import { pickTexts } from './language.ts';

export const recoveryTexts = pickTexts({ en });
