import { playerIdSchema } from '@hub/engine/wire/ids';
import { generatePath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { admit, admittedTo } from '../app/admission.ts';
import { screens } from '../games.ts';
import { firstPath, paths } from './paths.ts';
import { routeAt } from './route-at.ts';
import { redirects, routeNames, routes } from './route-table.ts';

/** The tables of the specification (platform 2, games 2). */
const SPECIFIED = {
  home: '/',
  welcome: '/welcome',
  termsAndPolicies: '/termsAndPolicies',
  faq: '/faq',
  news: '/news',
  profile: '/profile/:id?',
  inventory: '/inventory',
  shop: '/shop',
  dailyRiftHome: '/dailyRifts/',
  championRift: '/dailyRifts/championRift',
  moreLess: '/moreLess',
  moreLessGame: '/moreLess/game/:mode',
  moreLessMultiGame: '/moreLess/game/:mode/:gameId',
  riftGuesserHome: '/riftGuesser',
  riftGuesserGame: '/riftGuesser/game',
  chainOfLegendsLobbyOverview: '/chainOfLegends/lobbies',
  chainOfLegendsLobby: '/chainOfLegends/lobby/:id',
  chainOfLegendsGame: '/chainOfLegends/game/:id',
  cooldownGuesserLobbyOverview: '/cooldownGuesser/lobbies',
  cooldownGuesserLobby: '/cooldownGuesser/lobby/:id',
  cooldownGuesserGame: '/cooldownGuesser/game/:id',
};

describe('the route table', () => {
  it('has every route of the specification', () => {
    expect(Object.fromEntries(routeNames.map((name) => [name, routes[name].path]))).toEqual(SPECIFIED);
    expect(redirects).toEqual([{ from: '/moreLess/game', to: '/moreLess' }]);
  });

  it('has the address that rankings lead to', () => {
    const id = playerIdSchema.parse('aaaaBBBB1234');
    expect(paths.profile({ id })).toBe(generatePath(routes.profile.path, { id }));
    expect(paths.profile({})).toBe('/profile');
    expect(paths.home()).toBe('/');
  });

  it('opens exactly three routes to those without a token', () => {
    expect(routeNames.filter((name) => routes[name].access !== 'player')).toEqual([
      'welcome',
      'termsAndPolicies',
      'faq',
    ]);
  });

  it('shows the menu everywhere but on those three', () => {
    expect(routeNames.filter((name) => routes[name].isBare)).toEqual(['welcome', 'termsAndPolicies', 'faq']);
  });

  it('knows which lobbies guard a room', () => {
    const guarded = routeNames.flatMap((name) => {
      const { seatIn } = routes[name];
      return seatIn === undefined ? [] : [[name, firstPath(seatIn)]];
    });
    expect(guarded).toEqual([
      ['chainOfLegendsLobby', '/chainOfLegends/lobbies'],
      ['chainOfLegendsGame', '/chainOfLegends/lobbies'],
      ['cooldownGuesserLobby', '/cooldownGuesser/lobbies'],
      ['cooldownGuesserGame', '/cooldownGuesser/lobbies'],
    ]);
  });

  it.each([
    ['/', 'home'],
    ['/dailyRifts', 'dailyRiftHome'],
    ['/dailyRifts/', 'dailyRiftHome'],
    ['/dailyRifts/championRift', 'championRift'],
    ['/profile', 'profile'],
    ['/profile/aaaaBBBB1234', 'profile'],
    ['/moreLess/game/multi/abc', 'moreLessMultiGame'],
    ['/nowhere', undefined],
  ])('%s is %s', (address, name) => {
    expect(routeAt(address)).toBe(name);
  });

  it('leads to the first page of every game', () => {
    for (const screen of screens) expect(routes[routeAt(firstPath(screen)) ?? 'home'].game).toBe(screen);
  });
});

describe('admit', () => {
  it.each([
    ['anyone', false, false, 'enter'],
    ['anyone', true, false, 'enter'],
    ['visitor', false, false, 'enter'],
    ['visitor', true, false, 'toHome'],
    ['visitor', true, true, 'enter'],
    ['player', false, false, 'toWelcome'],
    ['player', true, false, 'enter'],
  ] as const)('%s, token %s, arriving %s: %s', (access, hasToken, isArriving, expected) => {
    expect(admit({ access, hasToken, isArriving })).toBe(expected);
  });

  it('tells beforehand where somebody will end up', () => {
    expect(admittedTo('shop', false)).toBe('welcome');
    expect(admittedTo('welcome', true)).toBe('home');
    expect(admittedTo('faq', false)).toBe('faq');
  });
});
