import { champions } from '@hub/catalog/champions';
import { foldName } from '@hub/catalog/name-matcher';
import type { Game } from '@hub/engine/binding/binding';
import { defineLobbyGame, type LobbyDeps } from '@hub/engine/binding/lobbies';
import { idOf, shownPlayerOf } from '@hub/engine/binding/lobby-players';
import { game, refusals } from './game.ts';
import { type ChainFacts, type ChainTypes, chainFacts, chainOfLegendsRules } from './rules/rules.ts';

/** Chain of Legends and its lobbies. */
export const createBinding = (deps: LobbyDeps): Game =>
  defineLobbyGame<ChainTypes, typeof game>(game, deps, {
    rules: chainOfLegendsRules,
    facts: rosterFacts(),
    refusals: { ...refusals, turn_over: 'too_late', jinxed: 'too_late' },
    moves: {
      submitChampion: ({ champion, turn }) => ({
        type: 'name',
        text: champion,
        ...(turn !== undefined && { turn }),
      }),
    },
    isTurnOf: ({ players, current, end }, player) => end === null && players[current]?.number === player,
    stateOf: (view, settings, room) => ({
      players: view.players.map((player) => ({
        ...shownPlayerOf(player, room),
        lives: player.lives,
        hasLeft: player.hasLeft,
        place: player.place,
        outBy: player.outBy && { cause: player.outBy.cause, input: player.outBy.input },
      })),
      lives: settings.lives,
      currentPlayerIndex: view.current,
      turn: view.turn,
      lastChampion: view.lastChampion && imaged(view.lastChampion),
      nextLetter: view.nextLetter,
      championData: Object.fromEntries(
        view.remaining.map(({ id, name, image }) => [name, { id, image: { full: image } }]),
      ),
      usedChampions: view.used.map(imaged),
      lastInput: view.lastInput,
      lastPlayer: view.lastPlayer === null ? null : idOf(view.lastPlayer, room),
      action: view.action,
      mistake: view.mistake,
      timeLeft: view.remainingMs,
      timePerTurn: view.totalMs,
      championsUsed: view.named,
      lostThrough: view.lostThrough,
      possiblePick: view.possiblePick,
    }),
  });

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
