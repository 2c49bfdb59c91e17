import { champions } from '@hub/catalog/champions';
import { spells } from '@hub/catalog/spells';
import type { Game } from '@hub/engine/binding/binding';
import { defineLobbyGame, type LobbyDeps } from '@hub/engine/binding/lobbies';
import { idOf, shownPlayerOf } from '@hub/engine/binding/lobby-players';
import { game } from './game.ts';
import { type ClashTypes, clashFacts, cooldownClashRules } from './rules/rules.ts';

/** Cooldown Clash and its lobbies. */
export const createBinding = (deps: LobbyDeps): Game =>
  defineLobbyGame<ClashTypes, typeof game>(game, deps, {
    rules: cooldownClashRules,
    facts: clashFacts(spells, champions),
    refusals: { too_early: 'not_now', round_over: 'too_late', bad_guess: 'invalid_request' },
    moves: {
      submitGuess: ({ guess, round }) => ({
        type: 'guess',
        seconds: guess,
        ...(round !== undefined && { round }),
      }),
    },
    isTurnOf: ({ action, players, winner }, player) =>
      winner === null &&
      action === 'countdown' &&
      players.some(({ number, guess, hasLeft }) => number === player && guess === null && !hasLeft),
    stateOf(view, settings, room) {
      const { champion, spell } = view;
      const { cooldownSeconds } = spell;
      return {
        players: view.players.map((player) => ({
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
        winPoints: settings.winPoints,
        rounds: view.rounds.map(({ champion, slot, spell: asked, cooldown, guesses }) => ({
          champion,
          key: slot,
          spell: asked,
          cooldown,
          guesses: guesses.map(({ number, guess, points }) => ({ id: idOf(number, room), guess, points })),
        })),
      };
    },
  });
