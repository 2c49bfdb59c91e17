import { pickTexts } from '@hub/ui/language.ts';

/** Texts of the privacy settings. */
const en = {
  title: 'Privacy settings',
  lead: 'This page talks to this server. What goes beyond that is up to you.',
  always: 'Always on',
  necessary: 'Necessary',
  necessaryText:
    'The key to your account, your volume and your choices here are kept in this browser. The games cannot run without them.',
  pictures: 'Pictures of the game',
  picturesText: (host: string): string =>
    `Portraits and stories come from ${host}, which learns your network address. Without them you see drawn emblems.`,
  picturesOff: 'This hub fetches no pictures from elsewhere. You see drawn emblems.',
  noChoice: 'This page talks to this server alone, so there is nothing to choose.',
  feedback: 'Pass feedback on',
  feedbackText: (host: string): string =>
    `A report you send is also passed on to ${host}, where the makers of this hub keep track of bugs and ideas.`,
  ask: "Show the game's own pictures?",
  askText: (host: string): string =>
    `They come from ${host}, which learns your network address. Without them you see drawn emblems.`,
  askYes: 'Show pictures',
  askNo: 'No, thanks',
  save: 'Save',
  cancel: 'Cancel',
  close: 'OK',
  terms: 'Terms and Policies',
};

export const consentTexts = pickTexts({ en });
