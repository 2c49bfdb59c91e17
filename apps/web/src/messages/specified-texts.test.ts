import { errors } from '@hub/engine/wire/errors';
import { lobby as chainLobby } from '@hub/games/chain-of-legends/screen/lobby.ts';
import { lobby as clashLobby } from '@hub/games/cooldown-clash/screen/lobby.ts';
import { nameOf } from '@hub/ui/screens/screen.ts';
import { scoreTexts } from '@hub/ui/surfaces/score-texts.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { describe, expect, it } from 'vitest';
import { listedScreens } from '../games.ts';

/** Texts that are kept word for word. */
type Table = readonly (readonly [shown: string, specified: string])[];

const welcome: Table = [
  ['Games', 'Games'],
  ['About', 'About'],
  ['Get Started', 'Get Started'],
  ['FAQ', 'FAQ'],
  ['Terms & Policies', 'Terms & Policies'],
  ['Sign Up', 'Sign Up'],
  ['Choose Your Username', 'Choose Your Username'],
  ['Cancel', 'Cancel'],
  [`Welcome ${isolated('Kestrel')}!`, 'Welcome Kestrel!'],
  ['Summoner', 'Summoner'],
  ['Preparing your adventure...', 'Preparing your adventure...'],
];

const riftGuesser: Table = [
  [
    ['Map Knowledge', 'Time Pressure', 'Earn Blue essence'].join(', '),
    'Map Knowledge, Time Pressure, Earn Blue essence',
  ],
  ['Start Game', 'Start Game'],
  ['Loading...', 'Loading...'],
  ['Score', 'Score'],
  ['Life', 'Life'],
  ['LOCK IN', 'LOCK IN'],
  [scoreTexts.betterThan(72).join(' '), 'You are better than 72% of the other players'],
];

const signInErrors: Table = [
  ['Please enter a username', 'Please enter a username'],
  ['Username must be 12 characters or less', 'Username must be 12 characters or less'],
  ['Error while initializing user', 'Error while initializing user'],
  ['An error occurred while creating the account', 'An error occurred while creating the account'],
  ['Google authentication failed. Please try again.', 'Google authentication failed. Please try again.'],
  [
    'No account found with this Google account. Please use the Sign Up button to create a new account.',
    'No account found with this Google account. Please use the Sign Up button to create a new account.',
  ],
  ['Google authentication failed. Please try again.', 'Google authentication failed. Please try again.'],
  [errors.auth_failed, 'Google authentication failed. Please try again.'],
  [errors.invalid_token, 'Invalid Google token. Please try again.'],
  [
    'An error occurred during authentication. Please try again.',
    'An error occurred during authentication. Please try again.',
  ],
  [errors.account_already_linked, 'This Google account is already linked to another user'],
  [errors.creation_failed, 'Failed to create account. Please try again.'],
  ['Failed to create account. Please try again.', 'Failed to create account. Please try again.'],
  [
    'An error occurred while creating your account. Please try again.',
    'An error occurred while creating your account. Please try again.',
  ],
  ['Google authentication failed - no code received', 'Google authentication failed - no code received'],
];

/** The first games of the menu are those of the specification. */
const SPECIFIED_GAMES = ['Daily Rifts', 'More or Less', 'Rift Guesser', 'Chain of Legends', 'Cooldown Clash'];
const games: Table = SPECIFIED_GAMES.map((title, at) => [listedScreens.map(nameOf)[at] ?? '', title]);

const moreOrLess: Table = [
  ['Play Solo', 'Play Solo'],
  ['Play Coop', 'Play Coop'],
  ['More', 'More'],
  ['Less', 'Less'],
  ['VS', 'VS'],
  ['Waiting for Teammate', 'Waiting for Teammate'],
  ['Player 1', 'Player 1'],
  ['Player 2', 'Player 2'],
  ['1/2 Player', '1/2 Player'],
  ['Copy Team Invite', 'Copy Team Invite'],
  ['Link Copied!', 'Link Copied!'],
  ['Player Joined', 'Player Joined'],
  [`${isolated('mossy')} has joined the game`, 'mossy has joined the game'],
  ['Player Left', 'Player Left'],
  [`${isolated('mossy')} has left the game`, 'mossy has left the game'],
];

const navigation: Table = [
  ['General', 'General'],
  ['Games', 'Games'],
  ['Profile', 'Profile'],
  ['Inventory', 'Inventory'],
  ['Shop', 'Shop'],
  ['Terms and Policies', 'Terms and Policies'],
  ['Privacy Settings', 'Privacy Settings'],
  ['Logout', 'Logout'],
  ['You sure?', 'You sure?'],
  ['Logout', 'Logout'],
  ['Stay', 'Stay'],
];

const home: Table = [
  ['Recent Activity', 'Recent Activity'],
  ['Rift reset in', 'Rift reset in'],
  ['Rift reset in', 'Rift reset in'],
  ['Blue Essence', 'Blue Essence'],
];

const news: Table = [
  ['Today', 'Today'],
  ['Yesterday', 'Yesterday'],
  ['3 days ago', '3 days ago'],
  ['2 weeks ago', '2 weeks ago'],
];

const rankings: Table = [
  ['Global Rankings', 'Global Rankings'],
  ['Compete with players worldwide', 'Compete with players worldwide'],
  ['Search for a player...', 'Search for a player...'],
  ['Your global rank ', 'Your global rank '],
];

const profile: Table = [
  ['Google Connected', 'Google Connected'],
  ['Recent Matches', 'Recent Matches'],
  ['Player not found', 'Player not found'],
];

const legal: Table = [
  ['Last updated 03.01.2025', 'Last updated 03.01.2025'],
  ['Back', 'Back'],
  ['Privacy Policy', 'Privacy Policy'],
  ['Availability', 'Availability'],
  ['Log Data', 'Log Data'],
  ['Security', 'Security'],
  ['Links to Other Sites', 'Links to Other Sites'],
  ['Age Restriction', 'Age Restriction'],
  ['Changes', 'Changes'],
  ['Questions', 'Questions'],
];

const help: Table = [
  ['Last updated 04.08.2025', 'Last updated 04.08.2025'],
  ['Back', 'Back'],
  ['Getting Started', 'Getting Started'],
  ['Games & Gameplay', 'Games & Gameplay'],
  ['Account & Progress', 'Account & Progress'],
  ['Mobile & Technical', 'Mobile & Technical'],
  ['Leaderboards & Competition', 'Leaderboards & Competition'],
  ['Support & Contact', 'Support & Contact'],
];

const shop: Table = [
  ['Shop', 'Shop'],
  ['Username effects', 'Username effects'],
  ['Profile Icons', 'Profile Icons'],
  ['7 of 22', '7 of 22'],
  ['Expanded', 'Expanded'],
  ['Filter & Sort', 'Filter & Sort'],
  ['No items found', 'No items found'],
  ['No items were found with the current filters.', 'No items were found with the current filters.'],
  ['Reset filters', 'Reset filters'],
  ['Purchase', 'Purchase'],
  ['Not Enough BE', 'Not Enough BE'],
  ['Already Owned', 'Already Owned'],
  ['Purchasing...', 'Purchasing...'],
  ['Purchase Successful!', 'Purchase Successful!'],
  [
    'Successfully purchased Azir! It has been added to your inventory.',
    'Successfully purchased Azir! It has been added to your inventory.',
  ],
  ['Purchase Failed!', 'Purchase Failed!'],
  ['Purchase failed. Please try again.', 'Purchase failed. Please try again.'],
  ['Connection Error!', 'Connection Error!'],
  [
    'Please check your internet connection and try again.',
    'Please check your internet connection and try again.',
  ],
];

const inventory: Table = [
  ['Inventory', 'Inventory'],
  ['Loading your inventory...', 'Loading your inventory...'],
  ['Gathering your precious items', 'Gathering your precious items'],
  ['All', 'All'],
  ['Username Effects', 'Username Effects'],
  ['Profile Icons', 'Profile Icons'],
  ['Username Effekt', 'Username Effekt'],
  ['Profilbild', 'Profilbild'],
  ['No items found', 'No items found'],
  ['Your inventory is empty', 'Your inventory is empty'],
  ['No items in this category', 'No items in this category'],
  ['Item Status Updated', 'Item Status Updated'],
  ['Error', 'Error'],
  ['Failed to update item status', 'Failed to update item status'],
  [
    'An unexpected error occurred while updating the item',
    'An unexpected error occurred while updating the item',
  ],
];

const lobbies: Table = [
  ['Create New Lobby', 'Create New Lobby'],
  ['No Active Lobbies', 'No Active Lobbies'],
  [chainLobby.emptyText, 'Be the first to create a lobby and start a chain!'],
  ['Join', 'Join'],
  ['Create New Lobby', 'Create New Lobby'],
  ["Kestrel's Lobby", "Kestrel's Lobby"],
  ['Max Players', 'Max Players'],
  ['Use Password', 'Use Password'],
  [clashLobby.setting.label, 'Win Points'],
  [clashLobby.guessTime.label, 'Guess Time'],
  ['This Lobby is password protected', 'This Lobby is password protected'],
  ['Share Link', 'Share Link'],
  ['Copied!', 'Copied!'],
  ['Max Players', 'Max Players'],
  [chainLobby.setting.label, 'Lives'],
  [clashLobby.setting.roomLabel, 'Points to Win'],
  ['Time Limit', 'Time Limit'],
  ['Password', 'Password'],
  ['READY', 'READY'],
  ['UNREADY', 'UNREADY'],
  ['2/4 Players', '2/4 Players'],
  ['Player #3', 'Player #3'],
  ['Ready', 'Ready'],
  ['Not Ready', 'Not Ready'],
  ['No players yet', 'No players yet'],
  ['Waiting for players to join...', 'Waiting for players to join...'],
  ['Player Left', 'Player Left'],
  [`${isolated('mossy')} has left the game`, 'mossy has left the game'],
];

const lobbyGames: Table = [
  ['Game Over', 'Game Over'],
  ['Jinxed', 'Jinxed'],
  ['Home', 'Home'],
  ['Cooldown at rank 1', 'Cooldown at rank 1'],
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
