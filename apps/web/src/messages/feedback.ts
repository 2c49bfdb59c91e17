import { en } from './en/feedback.ts';
import { pickTexts } from './language.ts';

export const feedbackTexts = pickTexts({ en });
