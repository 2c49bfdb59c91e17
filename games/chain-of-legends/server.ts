import { champions } from '@hub/catalog/champions';
import { foldName } from '@hub/catalog/name-matcher';
import { defineBinding, type Game, type RoomInfo } from '@hub/engine/binding/binding';
import { lobbyBinding, lobbyCommand, lobbyRefusals, lobbySettingsCommand } from '@hub/engine/binding/lobbies';
import type { LobbyGuard } from '@hub/engine/binding/lobby-guard';
import { idOf, shownPlayerOf } from '@hub/engine/binding/lobby-players';
import type { LobbyTypes } from '@hub/engine/lobby/rules';
import { type ChainState, game, refusals } from './game.ts';
import { type ChainFacts, type ChainTypes, chainFacts, chainOfLegendsRules } from './rules/rules.ts';

/** Chain of Legends and its lobbies. */
export function createBinding({ lobbies: guard }: { readonly lobbies: LobbyGuard }): Game {
  const { sharedCommands, ...binding } = lobbyBinding<
    ChainTypes,
    { lives: number },
    ChainState,
    typeof game.names.feed,
    (typeof game.ledgerReasons)[0]
  >(
    { feed: game.names.feed, botReason: game.ledgerReasons[0] },
    { gameSettingsOf: ({ lives }) => ({ lives }), gameStateOf: stateOf },
    guard,
  );
  const facts = rosterFacts();
  return defineBinding<LobbyTypes<ChainTypes>, typeof game>(game, {
    ...binding,
    rules: chainOfLegendsRules,
    facts,
    refusals: { ...lobbyRefusals, ...refusals, turn_over: 'too_late', jinxed: 'too_late' },
    commands: {
      ...sharedCommands,
      createLobby: {
        kind: 'enter',
        enter: async (form, caller) => guard.createLobby<ChainTypes>(settingsOf(form), form.password, caller),
      },
      updateLobbySettings: lobbySettingsCommand(guard, settingsOf),
      submitChampion: lobbyCommand(({ champion, turn }) => ({
        type: 'move',
        move: { type: 'name', text: champion, ...(turn !== undefined && { turn }) },
      })),
    },
  });
}

/** Facts for the rules; names are folded once, not for every answer. */
function rosterFacts(): ChainFacts {
  const names = champions.map(({ id, name }) => [foldName(name), id] as const);
  const ids = champions.map(({ id }) => [foldName(id), id] as const);
  // Names override ids, in case a name equals the id of another champion.
  const byText = new Map([...ids, ...names]);
  return chainFacts(champions, (text) => byText.get(foldName(text)));
}

const imaged = ({ id, name, image }: { id: string; name: string; image: string }) => ({
  id,
  name,
  image: { full: image },
});

/** The settings in a form, without its other fields. */
const settingsOf = ({
  name,
  maxPlayers,
  guessTime,
  lives,
}: ChainTypes['settings']): ChainTypes['settings'] => ({
  name,
  maxPlayers,
  guessTime,
  lives,
});

function stateOf(view: ChainTypes['view'], settings: ChainTypes['settings'], room: RoomInfo): ChainState {
  const { players, lastPlayer, winner, lastChampion } = view;
  return {
    lobbyId: room.roomId,
    version: room.version,
    players: players.map((player) => ({
      ...shownPlayerOf(player, room),
      lives: player.lives,
      hasLeft: player.hasLeft,
      place: player.place,
    })),
    lives: settings.lives,
    currentPlayerIndex: view.current,
    turn: view.turn,
    lastChampion: lastChampion && imaged(lastChampion),
    nextLetter: view.nextLetter,
    championData: Object.fromEntries(
      view.remaining.map(({ id, name, image }) => [name, { id, image: { full: image } }]),
    ),
    usedChampions: view.used.map(imaged),
    lastInput: view.lastInput,
    lastPlayer: lastPlayer === null ? null : idOf(lastPlayer, room),
    action: view.action,
    mistake: view.mistake,
    timeLeft: view.remainingMs,
    timePerTurn: view.totalMs,
    guessTime: settings.guessTime,
    gameOver: winner !== null,
    winner: winner === null ? null : idOf(winner, room),
    championsUsed: view.named,
    lostThrough: view.lostThrough,
    possiblePick: view.possiblePick,
    isPractice: players.some(({ bot }) => bot !== null),
  };
}
