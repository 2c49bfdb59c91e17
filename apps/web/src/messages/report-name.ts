import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';

/** Label of the button that reports a player or a lobby, and title of its dialog. */
export const reportName = pickTexts({ en: (name: string): string => `Report ${isolated(name)}` });
