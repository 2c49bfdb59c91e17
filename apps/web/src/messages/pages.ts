import { pickTexts } from '@hub/ui/language.ts';

/** Titles of the pages that belong to no game, and texts shared by all pages. */
const en = {
  titles: {
    home: 'Home',
    welcome: 'Welcome',
    termsAndPolicies: 'Terms and Policies',
    faq: 'Frequently asked questions',
    provable: 'Provable dailies',
    licences: 'Licences',
    news: 'News',
    profile: 'Profile',
    inventory: 'Inventory',
    shop: 'Shop',
    challenge: 'Challenge',
    challengeRun: 'Challenge',
    leagues: 'Leagues of friends',
    league: 'League',
    leagueDuel: 'Duel of the day',
    firstRun: 'First run',
    admin: 'Administration',
    dailyArchive: 'Archive of daily rifts',
  },
  loading: 'Loading...',
  brokenTitle: 'This page stumbled',
  brokenText: 'Nothing you did is lost.',
};

export const pageTexts = pickTexts({ en });
