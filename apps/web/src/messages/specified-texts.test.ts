import { describe, expect, it } from 'vitest';
import { englishUiTexts } from '../ui/texts.ts';
import { activityTexts } from './activity.ts';
import { faqTexts } from './faq.ts';
import { gameTexts } from './games.ts';
import { homeTexts } from './home.ts';
import { navigationTexts } from './navigation.ts';
import { newsTexts } from './news.ts';
import { sessionTexts } from './session.ts';
import { signInTexts } from './sign-in.ts';
import { termsTexts } from './terms.ts';
import { welcomeTexts } from './welcome.ts';

/** Texts that the specification gives, word for word. */
type Table = readonly (readonly [shown: string, specified: string])[];

const welcome: Table = [
  [welcomeTexts.bar.games, 'Games'],
  [welcomeTexts.bar.about, 'About'],
  [welcomeTexts.bar.start, 'Get Started'],
  [welcomeTexts.footer.faq, 'FAQ'],
  [welcomeTexts.footer.terms, 'Terms & Policies'],
  [signInTexts.signUp, 'Sign Up'],
  [signInTexts.transition.title('Kestrel'), 'Welcome Kestrel!'],
  [signInTexts.transition.nameless, 'Summoner'],
  [signInTexts.transition.preparing, 'Preparing your adventure...'],
];

const signInErrors: Table = [
  [signInTexts.errors.usernameRequired, 'Please enter a username'],
  [signInTexts.errors.usernameTooLong, 'Username must be 12 characters or less'],
  [signInTexts.errors.notInitialised, 'Error while initializing user'],
  [signInTexts.errors.notCreated, 'An error occurred while creating the account'],
];

const games: Table = [
  [gameTexts.daily.name, 'Daily Rifts'],
  [gameTexts.moreless.name, 'More or Less'],
  [gameTexts.rift.name, 'Rift Guesser'],
  [gameTexts.chain.name, 'Chain of Legends'],
  [gameTexts.cooldown.name, 'Cooldown Clash'],
];

const navigation: Table = [
  [navigationTexts.general, 'General'],
  [navigationTexts.games, 'Games'],
  [navigationTexts.profile, 'Profile'],
  [navigationTexts.inventory, 'Inventory'],
  [navigationTexts.shop, 'Shop'],
  [navigationTexts.terms, 'Terms and Policies'],
  [navigationTexts.privacy, 'Privacy Settings'],
  [navigationTexts.logout, 'Logout'],
  [sessionTexts.sureTitle, 'You sure?'],
  [sessionTexts.logout, 'Logout'],
  [sessionTexts.stay, 'Stay'],
];

const home: Table = [
  [activityTexts.title, 'Recent Activity'],
  [homeTexts.resetIn, 'Rift reset in'],
  [englishUiTexts.riftResetIn, 'Rift reset in'],
  [englishUiTexts.essence, 'Blue Essence'],
];

const news: Table = [
  [newsTexts.dates.today, 'Today'],
  [newsTexts.dates.yesterday, 'Yesterday'],
  [newsTexts.dates.daysAgo(3), '3 days ago'],
  [newsTexts.dates.weeksAgo(2), '2 weeks ago'],
];

const { sections } = termsTexts;
const legal: Table = [
  [termsTexts.updated, 'Last updated 03.01.2025'],
  [termsTexts.back, 'Back'],
  [sections.privacy.title, 'Privacy Policy'],
  [sections.availability.title, 'Availability'],
  [sections.logData.title, 'Log Data'],
  [sections.security.title, 'Security'],
  [sections.links.title, 'Links to Other Sites'],
  [sections.age.title, 'Age Restriction'],
  [sections.changes.title, 'Changes'],
  [sections.questions.title, 'Questions'],
];

const { entries } = faqTexts;
const help: Table = [
  [faqTexts.updated, 'Last updated 04.08.2025'],
  [faqTexts.back, 'Back'],
  [entries.gettingStarted.title, 'Getting Started'],
  [entries.games.title, 'Games & Gameplay'],
  [entries.account.title, 'Account & Progress'],
  [entries.technical.title, 'Mobile & Technical'],
  [entries.leaderboards.title, 'Leaderboards & Competition'],
  [entries.support.title, 'Support & Contact'],
];

describe.each([
  ['the welcome page', welcome],
  ['the errors of signing in', signInErrors],
  ['the names of the games', games],
  ['the menu and the way out', navigation],
  ['home and the widgets', home],
  ['the dates of the news', news],
  ['terms and policies', legal],
  ['the FAQ', help],
])('%s', (_, table) => {
  it.each(table)('%s', (shown, specified) => {
    expect(shown).toBe(specified);
  });
});
