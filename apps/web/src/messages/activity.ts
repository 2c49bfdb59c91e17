import { en } from './en/activity.ts';
import { pickTexts } from './language.ts';

export const activityTexts = pickTexts({ en });
