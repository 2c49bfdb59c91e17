import { pickTexts } from '@hub/ui/language.ts';

/** Label of the button that reports a player or a lobby, and title of its dialog. */
export const reportName = pickTexts({ en: (name: string): string => `Report ${name}` });
