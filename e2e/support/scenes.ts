import type { Day } from '@hub/engine/wire/ids';
import { firstRunState } from '@hub/features/administration/calls/backups.ts';
import { leagueInvitation, ownLeagues } from '@hub/features/leagues/calls.ts';
import { type ChainState, chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { type ClashState, cooldownClash } from '@hub/games/cooldown-clash/game.ts';
import { moreOrLess } from '@hub/games/more-or-less/game.ts';
import { riftGuesser } from '@hub/games/rift-guesser/game.ts';
import { heartbeat } from '@hub/protocol/http/activity';
import { dailyArchive } from '@hub/protocol/http/dailies';
import {
  CHALLENGE,
  playChallenge,
  replyChallenge,
  tellRun,
} from '../../features/challenges/testing/staged.ts';
import { LEAGUE, leagueOf, replyLeague } from '../../features/leagues/testing/staged.ts';
import { coopGame, lost, revealed, soloGame } from '../../games/more-or-less/screen/testing/games.ts';
import { firstAnswer, firstRound, lastAnswer } from '../../games/rift-guesser/screen/testing/games.ts';
import { PLAYER, type Stage } from './stage.ts';
import { replyAdministration, replySignIn } from './staged-administration.ts';
import { replyEmpty, replyEnding, replyHostTexts, replyMatches, replyUsed } from './staged-calls.ts';
import { STAGED_DAILIES } from './staged-dailies.ts';
import * as states from './staged-games.ts';

/** A button that is pressed, or something that the server sends, and a part of the page's text afterwards. */
export interface Step {
  readonly press?: string;
  readonly send?: (stage: Stage) => void;
  readonly shows: string | RegExp;
}

/** A staged page in one state. */
export interface Scene {
  readonly path: string;
  /** Loads the page; the others are gone to as by a link. */
  readonly isLoaded?: boolean;
  /** Part of the page's text once it is complete, also before `next`. */
  readonly shows: string | RegExp;
  /** Prepares the replies of this scene, beyond those of its cast. */
  readonly prepare?: (stage: Stage) => void;
  /** What follows on the open page. */
  readonly next?: readonly Step[];
}

/** Who looks at the scenes, and on which hub. */
export interface Cast {
  readonly isSignedIn: boolean;
  /** Entries of the session storage. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly reply: (stage: Stage) => void;
  readonly scenes: readonly Scene[];
}

const kestrel = { ...soloGame().players[0], id: PLAYER.id };
const mossy = coopGame().players[1];
const solo = (change: object = {}) => soloGame({ players: [kestrel], ...change });
const coop = (change: object = {}) => coopGame({ players: [kestrel, mossy], ...change });

/** Every daily game: nothing guessed, all guesses but the last, and solved. */
const dailies = STAGED_DAILIES.map(
  (daily): Scene => ({
    path: daily.path,
    shows: /of \d (?:known|shown)/,
    prepare: (stage) => daily.open(stage, 0),
    next: [
      { send: (stage) => daily.update(stage, daily.names.length - 1), shows: daily.names[0] ?? '' },
      {
        send(stage) {
          replyEnding(stage, daily.names.length);
          daily.update(stage, daily.names.length);
        },
        shows: '+100',
      },
    ],
  }),
);

const scoreGames: readonly Scene[] = [
  { path: '/moreLess', shows: 'Play Solo' },
  {
    path: '/moreLess/game/single',
    shows: 'Last Whisper',
    prepare: (stage) =>
      stage.onCommand(moreOrLess, 'startGame', {
        action: 'gameStarted',
        payload: { gameState: solo({ score: 4 }) },
      }),
    next: [
      {
        send: (stage) =>
          stage.tell(moreOrLess, {
            action: 'revealItem',
            payload: { gameState: solo({ version: 1, score: 4, ...revealed('lower') }) },
          }),
        shows: '1,450',
      },
      {
        send: (stage) =>
          stage.tell(moreOrLess, {
            action: 'gameOver',
            payload: { gameState: solo({ version: 2, ...lost(4) }) },
          }),
        shows: 'Game Over',
      },
    ],
  },
  {
    path: '/moreLess/game/multi',
    shows: 'Waiting for Teammate',
    prepare: (stage) =>
      stage.onCommand(moreOrLess, 'startGame', {
        action: 'waiting',
        payload: {
          gameState: coop({ phase: 'waiting', players: [kestrel], timeLeft: null, timePerTurn: null }),
        },
      }),
    next: [
      {
        send: (stage) =>
          stage.tell(moreOrLess, {
            action: 'gameStateUpdate',
            payload: {
              gameState: coop({
                version: 1,
                timeLeft: 12_000,
                players: [
                  { ...kestrel, guess: 'higher' },
                  { ...mossy, guess: 'lower' },
                ],
              }),
            },
          }),
        shows: 'You disagree',
      },
    ],
  },
  { path: '/riftGuesser', shows: 'Start Game' },
  {
    path: '/riftGuesser/game',
    shows: 'Start Game',
    prepare: (stage) =>
      stage.onCommand(riftGuesser, 'startGame', {
        action: 'gameStarted',
        payload: { gameState: firstRound({ guess: { x: 100, y: 100 } }) },
      }),
    next: [
      { press: 'Start Game', shows: 'LOCK IN' },
      {
        send: (stage) =>
          stage.tell(riftGuesser, { action: 'gameStateUpdate', payload: { gameState: firstAnswer() } }),
        shows: 'Next Round',
      },
      {
        send: (stage) =>
          stage.tell(riftGuesser, { action: 'gameOver', payload: { gameState: lastAnswer() } }),
        shows: 'See your result',
      },
      { press: 'See your result', shows: 'Play Again' },
    ],
  },
];

type StateFrame = 'gameStateUpdate' | 'gameOver';
const chain = (action: StateFrame, gameState: ChainState) => (stage: Stage) =>
  stage.tell(chainOfLegends, { action, payload: { gameState } });
const clash = (action: StateFrame, gameState: ClashState) => (stage: Stage) =>
  stage.tell(cooldownClash, { action, payload: { gameState } });

const versusGames: readonly Scene[] = [
  {
    path: '/chainOfLegends/lobbies',
    shows: 'Only the quiet ones play',
    prepare: (stage) =>
      stage.onCommand(chainOfLegends, 'subscribeToLobbies', {
        action: 'openLobbies',
        payload: { lobbies: [...states.LOBBIES] },
      }),
  },
  {
    path: '/cooldownGuesser/lobbies',
    shows: 'Create New Lobby',
    prepare: (stage) =>
      stage.onCommand(cooldownClash, 'subscribeToLobbies', {
        action: 'openLobbies',
        payload: { lobbies: [] },
      }),
  },
  {
    path: '/chainOfLegends/lobby/ABC234',
    shows: 'Bramble',
    prepare: (stage) => states.openChainRoom(stage, states.roomOfThree),
  },
  {
    path: '/cooldownGuesser/lobby/ABC234',
    shows: '8/8 Players',
    prepare: (stage) => states.openClashRoom(stage, states.roomOfEight),
    next: [
      {
        send: (stage) =>
          stage.tell(cooldownClash, { action: 'gameReady', payload: { lobbyData: states.startingRoom } }),
        shows: '3',
      },
    ],
  },
  {
    path: '/chainOfLegends/game/ABC234',
    shows: 'Your turn',
    prepare: (stage) => states.openChain(stage, states.chainTurn),
    next: [
      {
        send: chain('gameStateUpdate', states.chainMistake),
        shows: 'Fenn is on turn',
      },
      {
        send: chain('gameOver', states.chainEnd),
        shows: 'Play Again',
      },
    ],
  },
  {
    path: '/cooldownGuesser/game/ABC234',
    shows: 'Guess the cooldown',
    prepare: (stage) => states.openClash(stage, states.clashCountdown),
    next: [
      {
        send: clash('gameStateUpdate', states.clashResults),
        shows: '+150',
      },
      {
        send: clash('gameStateUpdate', states.clashNextRound),
        shows: 'Last round:',
      },
      {
        send: clash('gameOver', states.clashEnd),
        shows: 'Play Again',
      },
    ],
  },
  {
    path: '/cooldownGuesser/lobby/ABC234',
    shows: 'Leave the table',
    prepare: (stage) => states.openClashRoom(stage, states.quickTable),
  },
];

const friends: readonly Scene[] = [
  { path: `/league/${LEAGUE}`, shows: 'Lantern League', prepare: (stage) => replyLeague(stage) },
  {
    path: `/league/${LEAGUE}`,
    shows: 'wins the week',
    prepare: (stage) => replyLeague(stage, { day: 8 }),
  },
  {
    path: '/leagues/4K2MRT',
    shows: 'Owls of the Evening',
    prepare(stage) {
      replyLeague(stage);
      const { rows, days } = leagueOf();
      stage.reply(leagueInvitation, {
        name: 'Owls of the Evening',
        owner: rows[0]?.player ?? { id: null, name: '', usernameEffect: null },
        members: 7,
        firstDay: days[0] as Day,
      });
    },
  },
  {
    path: `/challenge/${CHALLENGE}/run`,
    shows: 'Last Whisper',
    prepare(stage) {
      replyChallenge(stage, 'playing');
      playChallenge(stage);
    },
    next: [{ send: tellRun, shows: 'question 6' }],
  },
  {
    path: `/challenge/${CHALLENGE}/run`,
    shows: 'You win by 1',
    prepare: (stage) => replyChallenge(stage, 'over'),
  },
];

const administration = [
  ['', 'Backup: 31 hours old'],
  ['players', 'Copper Otter'],
  ['reports', 'Sorrel'],
  ['rooms', 'Quiet evening'],
  ['news', 'The hub has a new machine'],
  ['hub', 'HUB_SECRET'],
  ['records', 'Not encrypted'],
  ['keys', 'This device'],
].map(([part, shows = '']): Scene => ({ path: `/admin/${part}`, shows }));

/** A player who has played for a month, on a hub with others. */
const playing = {
  isSignedIn: true,
  reply(stage: Stage) {
    replyUsed(stage);
    replyHostTexts(stage);
    replyLeague(stage);
    stage.reply(dailyArchive, [{ number: 1, day: '2026-11-20' as Day, attempts: 3 }]);
  },
};

/** Every staged page. */
export const CASTS: Readonly<Record<string, Cast>> = {
  'a visitor': {
    isSignedIn: false,
    reply(stage) {
      replyEmpty(stage);
      replyMatches(stage);
    },
    scenes: [
      { path: '/welcome', shows: 'One rift.' },
      // The first page of a visitor has no router.
      { path: '/faq', shows: 'Frequently asked questions', isLoaded: true },
      { path: '/termsAndPolicies', shows: 'Terms and Policies' },
      { path: '/provable', shows: 'Provable dailies' },
      { path: '/licences', shows: 'Licences' },
      {
        path: `/challenge/${CHALLENGE}`,
        shows: '9 in a row',
        prepare: (stage) => replyChallenge(stage, 'none'),
      },
      {
        path: `/challenge/${CHALLENGE}`,
        shows: 'This challenge is over',
        prepare: (stage) => replyChallenge(stage, 'none', true),
      },
    ],
  },
  'a new player': {
    isSignedIn: true,
    stored: { 'hub.newcomer': PLAYER.accountId },
    reply(stage) {
      replyEmpty(stage);
      stage.reply(ownLeagues, []);
    },
    scenes: [
      { path: '/', shows: 'Welcome, Kestrel' },
      { path: '/profile', shows: 'Kestrel' },
      { path: '/inventory', shows: 'Inventory' },
      { path: '/leagues', shows: 'Leagues of friends' },
    ],
  },
  'a player on the hub': {
    ...playing,
    scenes: [
      { path: '/', shows: 'Kestrel' },
      { path: '/profile', shows: 'Kestrel' },
      { path: '/inventory', shows: 'Inventory' },
      { path: '/shop', shows: 'Shop' },
      { path: '/news', shows: 'Winter cup on Sunday' },
      { path: '/dailyRifts/', shows: 'Daily Rifts' },
      { path: '/dailyRifts/archive', shows: 'Archive' },
      ...friends,
    ],
  },
  'a player of daily games': { ...playing, scenes: dailies },
  'a player of score games': { ...playing, scenes: scoreGames },
  'a player at a table': { ...playing, scenes: versusGames },
  'a host before the sign-in': {
    isSignedIn: true,
    reply(stage) {
      replySignIn(stage);
      stage.reply(heartbeat, { online: 0 });
      stage.reply(firstRunState, {
        isEmpty: true,
        canRestore: true,
        maxBytes: 1e9,
        uploaded: ['manifest.json', 'hub.sqlite.age', 'secret.age'],
      });
    },
    scenes: [
      { path: '/admin', shows: 'Sign in with a passkey' },
      { path: '/first-run#key=CYSX-315K-QZC2-Z3VC', shows: 'Secret key (age identity)' },
    ],
  },
  'a host': {
    isSignedIn: true,
    stored: { 'hub.admin.key': 'staged' },
    reply: replyAdministration,
    scenes: administration,
  },
};
