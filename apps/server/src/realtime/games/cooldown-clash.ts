import { champions } from '@hub/catalog/champions';
import { FACTS_VERSION } from '@hub/catalog/facts-version';
import { spells } from '@hub/catalog/spells';
import { type ClashTypes, clashFacts, cooldownClashRules } from '@hub/games/cooldown-clash/rules';
import type { LobbyTypes } from '@hub/games/lobby/rules';
import { type ClashState, cooldownClash } from '@hub/protocol/realtime/cooldown-clash';
import { type Game, gameOf, type Table } from '../rooms/game.ts';
import { lobbyBinding, lobbyMove, lobbyRefusals } from './lobbies.ts';
import { foundLobby, type LobbyGuard } from './lobby-guard.ts';
import { idOf, personOf } from './lobby-people.ts';

/** Cooldown Clash and its lobbies on the wire. */
export function cooldownClashGame(guard: LobbyGuard): Game {
  const { sharedCommands, ...binding } = lobbyBinding<ClashTypes, { winPoints: number }, ClashState>(
    'cooldown clash',
    { ownOf: ({ winPoints }) => ({ winPoints }), stateOf },
    guard,
  );
  const facts = clashFacts(FACTS_VERSION, spells, champions);
  return gameOf<LobbyTypes<ClashTypes>, typeof cooldownClash>({
    ...binding,
    endpoint: cooldownClash,
    rules: cooldownClashRules,
    facts,
    factsVersion: facts.version,
    refusals: {
      ...lobbyRefusals,
      too_early: 'not_now',
      round_over: 'too_late',
      bad_guess: 'invalid_request',
    },
    commands: {
      ...sharedCommands,
      createLobby: {
        kind: 'enter',
        enter: async ({ name, maxPlayers, guessTime, winPoints, password }, caller) =>
          foundLobby<ClashTypes>(guard, { name, maxPlayers, guessTime, winPoints }, password, caller),
      },
      submitGuess: lobbyMove(({ guess }) => ({ type: 'move', move: { type: 'guess', seconds: guess } })),
    },
  });
}

function stateOf(view: ClashTypes['view'], settings: ClashTypes['settings'], table: Table): ClashState {
  const { players, champion, spell, winner } = view;
  const { cooldownSeconds } = spell;
  return {
    lobbyId: table.roomId,
    version: table.version,
    players: players.map((player) => ({
      ...personOf(player, table),
      hasGuessed: player.hasGuessed,
      guess: player.guess,
      points: player.points,
      totalPoints: player.totalPoints,
      hasLeft: player.hasLeft,
    })),
    round: view.round,
    action: view.action,
    targetChampion: { id: champion.id, name: champion.name, image: { full: champion.image } },
    targetSpell: {
      id: spell.id,
      key: spell.slot,
      name: spell.name,
      image: { full: spell.image },
      ...(cooldownSeconds === undefined ? {} : { cooldown: [...cooldownSeconds] }),
    },
    timeLeft: view.timeLeft,
    timePerTurn: view.timePerTurn,
    guessTime: settings.guessTime,
    winPoints: settings.winPoints,
    gameOver: winner !== null,
    winner: winner === null ? null : idOf(winner, table),
    isPractice: players.some(({ bot }) => bot !== null),
  };
}
