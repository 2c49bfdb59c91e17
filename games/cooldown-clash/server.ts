import { champions } from '@hub/catalog/champions';
import { spells } from '@hub/catalog/spells';
import { defineBinding, type Game, type RoomInfo } from '@hub/engine/binding/binding';
import { lobbyBinding, lobbyCommand, lobbyRefusals, lobbySettingsCommand } from '@hub/engine/binding/lobbies';
import type { LobbyGuard } from '@hub/engine/binding/lobby-guard';
import { idOf, shownPlayerOf } from '@hub/engine/binding/lobby-players';
import type { LobbyTypes } from '@hub/engine/lobby/rules';
import { type ClashState, game } from './game.ts';
import { type ClashTypes, clashFacts, cooldownClashRules } from './rules/rules.ts';

/** Cooldown Clash and its lobbies. */
export function createBinding({ lobbies: guard }: { readonly lobbies: LobbyGuard }): Game {
  const { sharedCommands, ...binding } = lobbyBinding<
    ClashTypes,
    { winPoints: number },
    ClashState,
    typeof game.names.feed,
    (typeof game.ledgerReasons)[0]
  >(
    { feed: game.names.feed, botReason: game.ledgerReasons[0] },
    { gameSettingsOf: ({ winPoints }) => ({ winPoints }), gameStateOf: stateOf },
    guard,
  );
  const facts = clashFacts(spells, champions);
  return defineBinding<LobbyTypes<ClashTypes>, typeof game>(game, {
    ...binding,
    rules: cooldownClashRules,
    facts,
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
        enter: async (form, caller) => guard.createLobby<ClashTypes>(settingsOf(form), form.password, caller),
      },
      updateLobbySettings: lobbySettingsCommand(guard, settingsOf),
      submitGuess: lobbyCommand(({ guess, round }) => ({
        type: 'move',
        move: { type: 'guess', seconds: guess, ...(round !== undefined && { round }) },
      })),
    },
  });
}

/** The settings in a form, without its other fields. */
const settingsOf = ({
  name,
  maxPlayers,
  guessTime,
  winPoints,
}: ClashTypes['settings']): ClashTypes['settings'] => ({
  name,
  maxPlayers,
  guessTime,
  winPoints,
});

function stateOf(view: ClashTypes['view'], settings: ClashTypes['settings'], room: RoomInfo): ClashState {
  const { players, champion, spell, winner } = view;
  const { cooldownSeconds } = spell;
  return {
    lobbyId: room.roomId,
    version: room.version,
    players: players.map((player) => ({
      ...shownPlayerOf(player, room),
      hasGuessed: player.hasGuessed,
      guess: player.guess,
      points: player.points,
      totalPoints: player.totalPoints,
      closestRounds: player.wonRounds?.closest ?? null,
      exactRounds: player.wonRounds?.exact ?? null,
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
    timeLeft: view.remainingMs,
    timePerTurn: view.totalMs,
    guessTime: settings.guessTime,
    winPoints: settings.winPoints,
    gameOver: winner !== null,
    winner: winner === null ? null : idOf(winner, room),
    isPractice: players.some(({ bot }) => bot !== null),
  };
}
