import { pickTexts } from '@hub/ui/language.ts';

/** Titles of the routes, and what every page may have to say. */
const en = {
  titles: {
    home: 'Home',
    welcome: 'Welcome',
    termsAndPolicies: 'Terms and Policies',
    faq: 'Frequently asked questions',
    news: 'News',
    profile: 'Profile',
    inventory: 'Inventory',
    shop: 'Shop',
    dailyRiftHome: 'Daily Rifts',
    championRift: 'Champion Rift',
    moreLess: 'More or Less',
    moreLessGame: 'More or Less',
    moreLessMultiGame: 'More or Less',
    riftGuesserHome: 'Rift Guesser',
    riftGuesserGame: 'Rift Guesser',
    chainOfLegendsLobbyOverview: 'Chain of Legends',
    chainOfLegendsLobby: 'Chain of Legends',
    chainOfLegendsGame: 'Chain of Legends',
    cooldownGuesserLobbyOverview: 'Cooldown Clash',
    cooldownGuesserLobby: 'Cooldown Clash',
    cooldownGuesserGame: 'Cooldown Clash',
  },
  loading: 'Loading...',
  brokenTitle: 'This page stumbled',
  brokenText: 'Nothing you did is lost.',
  tryAgain: 'Try again',
};

export const pageTexts = pickTexts({ en });
