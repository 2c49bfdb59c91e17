import { errors } from '@hub/engine/wire/errors';
import { lobby as chainLobby } from '@hub/games/chain-of-legends/screen/lobby.ts';
import { chainTexts } from '@hub/games/chain-of-legends/screen/texts.ts';
import { lobby as clashLobby } from '@hub/games/cooldown-clash/screen/lobby.ts';
import { clashTexts } from '@hub/games/cooldown-clash/screen/texts.ts';
import { moreOrLessTexts } from '@hub/games/more-or-less/screen/texts.ts';
import { riftGuesserTexts } from '@hub/games/rift-guesser/screen/texts.ts';
import { nameOf } from '@hub/ui/screens/screen.ts';
import { versusEndTexts } from '@hub/ui/screens/versus-end-texts.ts';
import { scoreTexts } from '@hub/ui/surfaces/score-texts.ts';
import { uiTexts } from '@hub/ui/texts.ts';
import { describe, expect, it } from 'vitest';
import { listedScreens } from '../games.ts';
import { activityTexts } from './activity.ts';
import { faqTexts } from './faq.ts';
import { googleTexts } from './google.ts';
import { homeTexts } from './home.ts';
import { inventoryTexts } from './inventory.ts';
import { leaderboardTexts } from './leaderboard.ts';
import { lobbyTexts } from './lobby.ts';
import { logoutTexts } from './logout.ts';
import { navigationTexts } from './navigation.ts';
import { newsTexts } from './news.ts';
import { profileTexts } from './profile.ts';
import { shopTexts } from './shop.ts';
import { signInTexts } from './sign-in.ts';
import { termsTexts } from './terms.ts';
import { welcomeTexts } from './welcome.ts';
import { welcomeTransitionTexts } from './welcome-transition.ts';

/** Texts that are kept word for word. */
type Table = readonly (readonly [shown: string, specified: string])[];

const welcome: Table = [
  [welcomeTexts.bar.games, 'Games'],
  [welcomeTexts.bar.about, 'About'],
  [welcomeTexts.bar.start, 'Get Started'],
  [welcomeTexts.footer.faq, 'FAQ'],
  [welcomeTexts.footer.terms, 'Terms & Policies'],
  [signInTexts.signUp, 'Sign Up'],
  [googleTexts.modal.title, 'Choose Your Username'],
  [googleTexts.modal.cancel, 'Cancel'],
  [welcomeTransitionTexts.title('Kestrel'), 'Welcome Kestrel!'],
  [welcomeTransitionTexts.nameless, 'Summoner'],
  [welcomeTransitionTexts.preparing, 'Preparing your adventure...'],
];

const riftGuesser: Table = [
  [riftGuesserTexts.tags.join(', '), 'Map Knowledge, Time Pressure, Earn Blue essence'],
  [riftGuesserTexts.start, 'Start Game'],
  [riftGuesserTexts.loading, 'Loading...'],
  [riftGuesserTexts.score, 'Score'],
  [riftGuesserTexts.life, 'Life'],
  [riftGuesserTexts.lockIn, 'LOCK IN'],
  [scoreTexts.betterThan(72).join(' '), 'You are better than 72% of the other players'],
];

const signInErrors: Table = [
  [signInTexts.errors.usernameRequired, 'Please enter a username'],
  [signInTexts.errors.usernameTooLong, 'Username must be 12 characters or less'],
  [signInTexts.errors.notInitialised, 'Error while initializing user'],
  [signInTexts.errors.notCreated, 'An error occurred while creating the account'],
  [signInTexts.errors.googleFailed, 'Google authentication failed. Please try again.'],
  [
    googleTexts.noAccount,
    'No account found with this Google account. Please use the Sign Up button to create a new account.',
  ],
  [googleTexts.failed, 'Google authentication failed. Please try again.'],
  [errors.auth_failed, 'Google authentication failed. Please try again.'],
  [errors.invalid_token, 'Invalid Google token. Please try again.'],
  [googleTexts.loginFailed, 'An error occurred during authentication. Please try again.'],
  [errors.account_already_linked, 'This Google account is already linked to another user'],
  [errors.creation_failed, 'Failed to create account. Please try again.'],
  [googleTexts.notCreated, 'Failed to create account. Please try again.'],
  [googleTexts.signUpFailed, 'An error occurred while creating your account. Please try again.'],
  [googleTexts.noConsent.noCode, 'Google authentication failed - no code received'],
];

/** The first games of the menu are those of the specification. */
const SPECIFIED_GAMES = ['Daily Rifts', 'More or Less', 'Rift Guesser', 'Chain of Legends', 'Cooldown Clash'];
const games: Table = SPECIFIED_GAMES.map((title, at) => [listedScreens.map(nameOf)[at] ?? '', title]);

const moreOrLess: Table = [
  [moreOrLessTexts.playSolo, 'Play Solo'],
  [moreOrLessTexts.playCoop, 'Play Coop'],
  [moreOrLessTexts.more, 'More'],
  [moreOrLessTexts.less, 'Less'],
  [moreOrLessTexts.versus, 'VS'],
  [moreOrLessTexts.waitingTitle, 'Waiting for Teammate'],
  [moreOrLessTexts.player(1), 'Player 1'],
  [moreOrLessTexts.player(2), 'Player 2'],
  [moreOrLessTexts.seats(1, 2), '1/2 Player'],
  [moreOrLessTexts.copyInvite, 'Copy Team Invite'],
  [moreOrLessTexts.linkCopied, 'Link Copied!'],
  [moreOrLessTexts.joined.title, 'Player Joined'],
  [moreOrLessTexts.joined.message('mossy'), 'mossy has joined the game'],
  [moreOrLessTexts.left.title, 'Player Left'],
  [moreOrLessTexts.left.message('mossy'), 'mossy has left the game'],
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
  [logoutTexts.sureTitle, 'You sure?'],
  [logoutTexts.logout, 'Logout'],
  [logoutTexts.stay, 'Stay'],
];

const home: Table = [
  [activityTexts.title, 'Recent Activity'],
  [homeTexts.resetIn, 'Rift reset in'],
  [uiTexts.riftResetIn, 'Rift reset in'],
  [uiTexts.essence, 'Blue Essence'],
];

const news: Table = [
  [newsTexts.dates.today, 'Today'],
  [newsTexts.dates.yesterday, 'Yesterday'],
  [newsTexts.dates.daysAgo(3), '3 days ago'],
  [newsTexts.dates.weeksAgo(2), '2 weeks ago'],
];

const rankings: Table = [
  [leaderboardTexts.title, 'Global Rankings'],
  [leaderboardTexts.line, 'Compete with players worldwide'],
  [leaderboardTexts.searchPlaceholder, 'Search for a player...'],
  [leaderboardTexts.globalRank, 'Your global rank '],
];

const profile: Table = [
  [profileTexts.connected, 'Google Connected'],
  [profileTexts.matches, 'Recent Matches'],
  [profileTexts.notFound, 'Player not found'],
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

const shop: Table = [
  [shopTexts.title, 'Shop'],
  [shopTexts.shelves.username_effect, 'Username effects'],
  [shopTexts.shelves.profile_icon, 'Profile Icons'],
  [shopTexts.count(7, 22), '7 of 22'],
  [shopTexts.expanded, 'Expanded'],
  [shopTexts.filterAndSort, 'Filter & Sort'],
  [shopTexts.noItems, 'No items found'],
  [shopTexts.noItemsText, 'No items were found with the current filters.'],
  [shopTexts.resetFilters, 'Reset filters'],
  [shopTexts.purchase, 'Purchase'],
  [shopTexts.notEnough, 'Not Enough BE'],
  [shopTexts.owned, 'Already Owned'],
  [shopTexts.purchasing, 'Purchasing...'],
  [shopTexts.toasts.bought, 'Purchase Successful!'],
  [shopTexts.toasts.boughtText('Azir'), 'Successfully purchased Azir! It has been added to your inventory.'],
  [shopTexts.toasts.failed, 'Purchase Failed!'],
  [shopTexts.toasts.failedText, 'Purchase failed. Please try again.'],
  [shopTexts.toasts.offline, 'Connection Error!'],
  [shopTexts.toasts.offlineText, 'Please check your internet connection and try again.'],
];

const inventory: Table = [
  [inventoryTexts.title, 'Inventory'],
  [inventoryTexts.loading, 'Loading your inventory...'],
  [inventoryTexts.loadingHint, 'Gathering your precious items'],
  [inventoryTexts.tabs.all, 'All'],
  [inventoryTexts.tabs.username_effect, 'Username Effects'],
  [inventoryTexts.tabs['profile-icon'], 'Profile Icons'],
  [inventoryTexts.cardTypes.username_effect, 'Username Effekt'],
  [inventoryTexts.cardTypes['profile-icon'], 'Profilbild'],
  [inventoryTexts.empty, 'No items found'],
  [inventoryTexts.emptyAll, 'Your inventory is empty'],
  [inventoryTexts.emptyCategory, 'No items in this category'],
  [inventoryTexts.toasts.updated, 'Item Status Updated'],
  [inventoryTexts.toasts.failed, 'Error'],
  [inventoryTexts.toasts.failedText, 'Failed to update item status'],
  [inventoryTexts.toasts.unexpected, 'An unexpected error occurred while updating the item'],
];

const lobbies: Table = [
  [lobbyTexts.list.create, 'Create New Lobby'],
  [lobbyTexts.list.emptyTitle, 'No Active Lobbies'],
  [chainLobby.emptyText, 'Be the first to create a lobby and start a chain!'],
  [lobbyTexts.list.join, 'Join'],
  [lobbyTexts.create.title, 'Create New Lobby'],
  [lobbyTexts.create.nameOf('Kestrel'), "Kestrel's Lobby"],
  [lobbyTexts.create.maxPlayers, 'Max Players'],
  [lobbyTexts.create.withPassword, 'Use Password'],
  [clashLobby.setting.label, 'Win Points'],
  [clashLobby.guessTime.label, 'Guess Time'],
  [lobbyTexts.password.title, 'This Lobby is password protected'],
  [lobbyTexts.room.share, 'Share Link'],
  [lobbyTexts.room.copied, 'Copied!'],
  [lobbyTexts.room.maxPlayers, 'Max Players'],
  [chainLobby.setting.label, 'Lives'],
  [clashLobby.setting.roomLabel, 'Points to Win'],
  [lobbyTexts.room.timeLimit, 'Time Limit'],
  [lobbyTexts.room.password, 'Password'],
  [lobbyTexts.room.beReady, 'READY'],
  [lobbyTexts.room.beUnready, 'UNREADY'],
  [lobbyTexts.room.count(2, 4), '2/4 Players'],
  [lobbyTexts.room.number(3), 'Player #3'],
  [lobbyTexts.room.ready, 'Ready'],
  [lobbyTexts.room.notReady, 'Not Ready'],
  [lobbyTexts.room.noPlayers, 'No players yet'],
  [lobbyTexts.room.waitingToJoin, 'Waiting for players to join...'],
  [lobbyTexts.notices.leftTitle, 'Player Left'],
  [lobbyTexts.notices.left('mossy'), 'mossy has left the game'],
];

const lobbyGames: Table = [
  [versusEndTexts.over, 'Game Over'],
  [chainTexts.jinxed, 'Jinxed'],
  [versusEndTexts.home, 'Home'],
  [clashTexts.atRankOne, 'Cooldown at rank 1'],
];

describe.each([
  ['the welcome page', welcome],
  ['the errors of signing in', signInErrors],
  ['the names of the games', games],
  ['More or Less', moreOrLess],
  ['Rift Guesser', riftGuesser],
  ['the menu and the way out', navigation],
  ['home and the widgets', home],
  ['the dates of the news', news],
  ['terms and policies', legal],
  ['the FAQ', help],
  ['the shop', shop],
  ['the inventory', inventory],
  ['the rankings', rankings],
  ['the profile', profile],
  ['lobbies', lobbies],
  ['Chain of Legends and Cooldown Clash', lobbyGames],
])('%s', (_, table) => {
  it.each(table)('%s', (shown, specified) => {
    expect(shown).toBe(specified);
  });
});
