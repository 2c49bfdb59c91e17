import { randomFrom } from '@hub/engine/kernel/random';
import type { ClashSpell } from '../facts.ts';
import type { ClashGame, ClashPlayer } from '../state.ts';
import { settings } from './facts.ts';

export const NOW = 1_000_000;

/** An invented spell of that cooldown. */
export const spellOf = (cooldown: number): ClashSpell => ({
  id: 'SomeSpell',
  slot: 'Q',
  name: 'Some Spell',
  image: 'SomeSpell.png',
  cooldownSeconds: [cooldown, cooldown / 2],
  champion: { id: 'Ahri', name: 'Ahri', image: 'Ahri.png' },
});

/** A person who has neither guessed nor gained anything, but for the changes. */
export const player = (number: number, changes: Partial<ClashPlayer> = {}): ClashPlayer => ({
  number,
  bot: null,
  isConnected: true,
  hasLeft: false,
  guess: null,
  points: 0,
  totalPoints: 0,
  ...changes,
});

/** Three persons in the countdown of the second round, but for the changes. */
export const clashGame = (changes: Partial<ClashGame> = {}): ClashGame => ({
  settings,
  players: [player(0), player(1), player(2)],
  random: randomFrom('table'),
  round: 2,
  action: 'countdown',
  actionEndsAt: NOW + 15_000,
  spell: spellOf(12),
  asked: ['SomeSpell'],
  botPlans: [],
  idleRounds: 0,
  winner: null,
  ...changes,
});
