import {
  CHAIN_GUESS_SECONDS_MAX,
  CHAIN_GUESS_SECONDS_MIN,
  CHAIN_LIVES_DEFAULT,
  CHAIN_LIVES_MAX,
  CHAIN_LIVES_MIN,
  CLASH_GUESS_SECONDS_MAX,
  CLASH_GUESS_SECONDS_MIN,
  CLASH_WIN_POINTS_DEFAULT,
  CLASH_WIN_POINTS_MAX,
  CLASH_WIN_POINTS_MIN,
  CLASH_WIN_POINTS_STEP,
  GUESS_SECONDS_DEFAULT,
} from '@hub/protocol/limits';
import { Heart, Trophy } from 'lucide-react';
import { generatePath } from 'react-router';
import { type RouteName, routes } from '../../app/route-table.ts';
import type { LobbyGame } from '../../features/lobby/lobby-game.ts';
import { lobbyTexts } from '../../messages/lobby.ts';

/** The lobbies of one game, and where its pages are. */
export interface LobbySite {
  readonly game: LobbyGame;
  readonly lobbiesPath: string;
  readonly roomPath: (lobbyId: string) => string;
  readonly gamePath: (lobbyId: string) => string;
}

const pathOf = (name: RouteName) => (id: string) => generatePath(routes[name].path, { id });
const { chain, cooldown } = lobbyTexts;

export const chainSite: LobbySite = {
  game: {
    name: 'chain',
    title: chain.title,
    line: chain.line,
    tags: ['PvP', 'Strategy'],
    own: {
      label: chain.lives,
      setting: chain.lives,
      icon: Heart,
      hint: chain.livesHint(CHAIN_LIVES_MIN, CHAIN_LIVES_MAX),
      min: CHAIN_LIVES_MIN,
      max: CHAIN_LIVES_MAX,
      preset: CHAIN_LIVES_DEFAULT,
    },
    guessTime: {
      label: chain.time,
      hint: chain.timeHint(CHAIN_GUESS_SECONDS_MIN, CHAIN_GUESS_SECONDS_MAX),
      unit: 's',
      min: CHAIN_GUESS_SECONDS_MIN,
      max: CHAIN_GUESS_SECONDS_MAX,
      preset: GUESS_SECONDS_DEFAULT,
    },
    facts: chain.facts,
    emptyText: chain.emptyText,
    rules: chain.rules,
  },
  lobbiesPath: routes.chainOfLegendsLobbyOverview.path,
  roomPath: pathOf('chainOfLegendsLobby'),
  gamePath: pathOf('chainOfLegendsGame'),
};

export const cooldownSite: LobbySite = {
  game: {
    name: 'cooldown',
    title: cooldown.title,
    line: cooldown.line,
    tags: ['PvP', 'Fast-paced'],
    own: {
      label: cooldown.points,
      setting: cooldown.pointsSetting,
      icon: Trophy,
      hint: cooldown.pointsHint(CLASH_WIN_POINTS_MIN, CLASH_WIN_POINTS_MAX),
      min: CLASH_WIN_POINTS_MIN,
      max: CLASH_WIN_POINTS_MAX,
      step: CLASH_WIN_POINTS_STEP,
      preset: CLASH_WIN_POINTS_DEFAULT,
    },
    guessTime: {
      label: cooldown.time,
      hint: cooldown.timeHint(CLASH_GUESS_SECONDS_MIN, CLASH_GUESS_SECONDS_MAX),
      unit: 's',
      min: CLASH_GUESS_SECONDS_MIN,
      max: CLASH_GUESS_SECONDS_MAX,
      preset: GUESS_SECONDS_DEFAULT,
    },
    facts: cooldown.facts,
    emptyText: cooldown.emptyText,
    rules: cooldown.rules,
  },
  lobbiesPath: routes.cooldownGuesserLobbyOverview.path,
  roomPath: pathOf('cooldownGuesserLobby'),
  gamePath: pathOf('cooldownGuesserGame'),
};
