import { game as chainGame } from '@hub/chain-of-legends/game.ts';
import { game as clashGame } from '@hub/cooldown-clash/game.ts';
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
      hint: chain.livesHint(chainGame.lobby.gameSetting.min, chainGame.lobby.gameSetting.max),
      min: chainGame.lobby.gameSetting.min,
      max: chainGame.lobby.gameSetting.max,
      preset: chainGame.lobby.gameSetting.preset,
    },
    guessTime: {
      label: chain.time,
      hint: chain.timeHint(chainGame.lobby.guessTime.min, chainGame.lobby.guessTime.max),
      unit: 's',
      min: chainGame.lobby.guessTime.min,
      max: chainGame.lobby.guessTime.max,
      preset: chainGame.lobby.guessTime.preset,
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
      hint: cooldown.pointsHint(clashGame.lobby.gameSetting.min, clashGame.lobby.gameSetting.max),
      min: clashGame.lobby.gameSetting.min,
      max: clashGame.lobby.gameSetting.max,
      step: clashGame.lobby.gameSetting.step,
      preset: clashGame.lobby.gameSetting.preset,
    },
    guessTime: {
      label: cooldown.time,
      hint: cooldown.timeHint(clashGame.lobby.guessTime.min, clashGame.lobby.guessTime.max),
      unit: 's',
      min: clashGame.lobby.guessTime.min,
      max: clashGame.lobby.guessTime.max,
      preset: clashGame.lobby.guessTime.preset,
    },
    facts: cooldown.facts,
    emptyText: cooldown.emptyText,
    rules: cooldown.rules,
  },
  lobbiesPath: routes.cooldownGuesserLobbyOverview.path,
  roomPath: pathOf('cooldownGuesserLobby'),
  gamePath: pathOf('cooldownGuesserGame'),
};
