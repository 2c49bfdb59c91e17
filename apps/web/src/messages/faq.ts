import { en } from './en/faq.ts';
import { pickTexts } from './language.ts';

export const faqTexts = pickTexts({ en });
