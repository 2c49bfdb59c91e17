import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';

const en = {
  title: (name: string) => `Welcome ${isolated(name)}!`,
  nameless: 'Summoner',
  announcement: (name: string) => `Welcome, ${isolated(name)}. Preparing your adventure...`,
  subtitle: 'The rift is open.',
  preparing: 'Preparing your adventure...',
};

export const welcomeTransitionTexts = pickTexts({ en });
