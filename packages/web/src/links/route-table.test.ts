import { playerIdSchema } from '@hub/engine/wire/ids';
import { isDaily, isVersus } from '@hub/ui/screens/screen.ts';
import { describe, expect, it } from 'vitest';
import { checkAccess, guardedRoute } from '../../../../apps/web/src/app/admission.ts';
import { listedScreens, screens } from '../games.ts';
import { firstPath, paths } from './paths.ts';
import { routeAt } from './route-at.ts';
import { redirects, routeNames, routes } from './route-table.ts';

/** The addresses that links from outside use. */
const ADDRESSES = {
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
  it('has every public address', () => {
    expect(Object.fromEntries(routeNames.map((name) => [name, routes[name].path]))).toMatchObject(ADDRESSES);
    expect(redirects).toEqual([{ from: '/moreLess/game', to: '/moreLess' }]);
  });

  it('has the address that rankings lead to', () => {
    const id = playerIdSchema.parse('aaaaBBBB1234');
    expect(paths.profile({ id })).toBe(`/profile/${id}`);
    expect(paths.profile({})).toBe('/profile');
    expect(paths.home()).toBe('/');
  });

  it('opens exactly seven routes to those without a token', () =>
    expect(routeNames.filter((name) => routes[name].access !== 'player')).toEqual([
      'welcome',
      'termsAndPolicies',
      'faq',
      'provable',
      'licences',
      'challenge',
      'firstRun',
    ]));

  it('shows the menu everywhere but on those seven and in the administration', () =>
    expect(routeNames.filter((name) => routes[name].isBare)).toEqual([
      'welcome',
      'termsAndPolicies',
      'faq',
      'provable',
      'licences',
      'challenge',
      'firstRun',
      'admin',
    ]));

  it('knows which lobbies guard a room', () => {
    const guarded = routeNames.flatMap((name) => {
      const { seatIn } = routes[name];
      return seatIn === undefined ? [] : [[name, firstPath(seatIn)]];
    });
    const lobbies = screens.filter(isVersus).map(firstPath);
    expect(guarded.map(([, path]) => path)).toEqual(lobbies.flatMap((path) => [path, path]));
    expect(guarded).toContainEqual(['chainOfLegendsGame', '/chainOfLegends/lobbies']);
    expect(guarded).toContainEqual(['cooldownGuesserLobby', '/cooldownGuesser/lobbies']);
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
  ])('%s is %s', (address, name) => expect(routeAt(address)).toBe(name));

  it('leads to the first page of every game, which all daily games share', () => {
    for (const screen of screens) {
      const first = routes[routeAt(firstPath(screen)) ?? 'home'].game;
      expect(first).toBe(isDaily(screen) ? listedScreens.find(isDaily) : screen);
    }
  });
});

describe('checkAccess', () => {
  it.each([
    ['anyone', false, false, 'enter'],
    ['anyone', true, false, 'enter'],
    ['visitor', false, false, 'enter'],
    ['visitor', true, false, 'toHome'],
    ['visitor', true, true, 'enter'],
    ['player', false, false, 'toWelcome'],
    ['player', true, false, 'enter'],
  ] as const)('%s, token %s, arriving %s: %s', (access, hasToken, isSigningIn, expected) => {
    expect(checkAccess({ access, hasToken, isSigningIn })).toBe(expected);
  });

  it('returns the address to which a visitor will be led', () => {
    expect(guardedRoute('shop', false)).toBe('welcome');
    expect(guardedRoute('welcome', true)).toBe('home');
    expect(guardedRoute('faq', false)).toBe('faq');
  });
});
