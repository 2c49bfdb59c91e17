import { gameOf } from '@hub/engine/lobby/state';
import { Playing } from '@hub/engine/lobby/testing/play-out';
import { describe, expect, it } from 'vitest';
import { chainFacts } from './facts.ts';
import { type ChainTypes, chainOfLegendsRules } from './rules.ts';
import { type ChainGame, candidates, currentPlayer } from './state.ts';
import { facts, settings } from './testing/facts.ts';

/** A started game of two players. */
function begun(own: Partial<typeof settings> = {}, use = facts): Playing<ChainTypes> {
  return new Playing(chainOfLegendsRules, {
    settings: { ...settings, ...own },
    persons: 2,
    seed: 'chain',
    facts: use,
    draw: (_state, _seat, random) => [undefined, random],
  }).begin();
}

const game = ({ state }: Playing<ChainTypes>): ChainGame => gameOf(state);
const name = (playing: Playing<ChainTypes>, text: string): void =>
  playing.move(currentPlayer(game(playing)).number, { type: 'name', text });
const championOf = (text: string) => facts.findChampion(text);

const lettersOf = (name: string) => chainFacts([{ id: 'A', name, image: 'A.png' }], () => 'A').champions[0];

describe('first and last letter', () => {
  it.each([
    ['Nunu & Willump', 'N', 'P'],
    ["Kha'Zix", 'K', 'X'],
    ['Dr. Mundo', 'D', 'O'],
    ['Jarvan IV', 'J', 'V'],
    ['Renata Glasc', 'R', 'C'],
    ['LeBlanc', 'L', 'C'],
    ["K'Sante", 'K', 'E'],
  ])('of %s are %s and %s', (text, firstLetter, lastLetter) => {
    expect(championOf(text)).toMatchObject({ firstLetter, lastLetter });
  });

  it('have no accents; a name without letters throws', () => {
    expect(lettersOf('Éowyn Ñandú!')).toMatchObject({ firstLetter: 'E', lastLetter: 'U' });
    expect(() => lettersOf('42')).toThrow(RangeError);
  });
});

describe('a turn', () => {
  it('is free at first, and then bound to the last letter', () => {
    const playing = begun();
    expect(candidates(game(playing), facts)).toHaveLength(170);
    name(playing, 'nunu & willump');
    expect(game(playing)).toMatchObject({ lastChampion: 'Nunu', used: ['Nunu'], turn: 1 });
    expect(candidates(game(playing), facts).map(({ id }) => id)).toEqual(['Pantheon', 'Poppy', 'Pyke']);
  });

  it.each([
    ['Ahri', 'wrongLetter'],
    ['Nunu & Willump', 'used'],
    ['Nobody', 'unknown'],
  ])('with the answer %s is wrong (%s): costs a life and keeps the chain', (text, mistake) => {
    const playing = begun();
    name(playing, 'Nunu & Willump');
    const { number } = currentPlayer(game(playing));
    name(playing, text);
    const { players, lastTurn, used, lastChampion } = game(playing);
    expect(players.find((player) => player.number === number)?.lives).toBe(2);
    expect(lastTurn).toEqual({ player: number, input: text, action: 'wrongInput', mistake });
    expect(currentPlayer(game(playing)).number).not.toBe(number);
    expect([used, lastChampion]).toEqual([['Nunu'], 'Nunu']);
  });

  it('has the chosen length, plus one second after a mistake', () => {
    const playing = begun({ guessTime: 7 });
    expect(playing.deadline).toBe(playing.now + 7_000);
    playing.passDeadline();
    expect(game(playing).lastTurn).toMatchObject({ input: null, mistake: 'late' });
    expect(playing.deadline).toBe(playing.now + 8_000);
    const view = chainOfLegendsRules.view(playing.state, { kind: 'public' }, { now: playing.now, facts });
    expect(view.game).toMatchObject({ remainingMs: 7_000, totalMs: 7_000 });
  });

  it('refuses answers of other players', () => {
    const playing = begun();
    const other = game(playing).players.find((player) => player !== currentPlayer(game(playing)));
    playing.move(other?.number ?? -1, { type: 'name', text: 'Ahri' });
    expect(playing.course.at(-1)?.refusal).toBe('not_your_turn');
  });

  it('counts an answer that is sent again once, also if the same player is on turn again', () => {
    const playing = begun();
    const answer = { type: 'name', text: 'Ahri', turn: game(playing).turn } as const;
    const { number } = currentPlayer(game(playing));
    playing.move(number, answer);
    expect(game(playing)).toMatchObject({ turn: answer.turn + 1, named: 1 });
    playing.move(number, answer);
    expect(playing.course.at(-1)?.refusal).toBe('turn_over');
    playing.passDeadline();
    expect(currentPlayer(game(playing)).number).toBe(number);
    playing.move(number, answer);
    expect(playing.course.at(-1)?.refusal).toBe('turn_over');
    expect(game(playing)).toMatchObject({ turn: answer.turn + 2, named: 1 });
  });
});

describe('a jinx', () => {
  /** Four champions: after Ab nothing begins with B. */
  const few = chainFacts(
    ['Ab', 'Ca', 'Ac', 'Dd'].map((text) => ({ id: text, name: text, image: `${text}.png` })),
    (text) => text,
  );

  it('costs a life after one second and starts a new chain', () => {
    const playing = begun({}, few);
    name(playing, 'Ab');
    const { number } = currentPlayer(game(playing));
    expect(playing.deadline).toBe(playing.now + 1_000);
    name(playing, 'Ca');
    expect(playing.course.at(-1)?.refusal).toBe('jinxed');
    playing.passDeadline();
    expect(game(playing)).toMatchObject({ used: [], lastChampion: null, turn: 2 });
    expect(game(playing).lastTurn).toEqual({ player: number, input: null, action: 'jinxed', mistake: null });
    expect(game(playing).players.find((player) => player.number === number)?.lives).toBe(2);
    expect(currentPlayer(game(playing)).number).not.toBe(number);
    expect(candidates(game(playing), few)).toHaveLength(4);
  });

  it('can end the game, without a possible pick', () => {
    const playing = begun({ lives: 1 }, few);
    const { number } = currentPlayer(game(playing));
    name(playing, 'Ab');
    playing.passDeadline();
    expect(game(playing)).toMatchObject({
      isJinxed: false,
      end: { winner: number, lostThrough: 'jinxed', possiblePick: null },
    });
  });
});
