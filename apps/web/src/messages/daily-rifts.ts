import { pickTexts } from '@hub/ui/language.ts';
import { countWord } from './count-word.ts';

const en = {
  title: 'Daily Rifts',
  intro: (modes: number, reward: number) =>
    `A new rift opens every day at midnight UTC. ${countWord(modes)} modes, and every mode you complete earns ${reward} Blue Essence.`,
  countdown: 'Next Rift Opening',
  completed: 'Completed',
  streak: (days: number) => `${days} ${days === 1 ? 'day' : 'days'}`,
  leagues: 'Leagues of friends: seven days of rifts and duels',
  play: "Play today's rift",
  /** Replaces "play" without network. */
  waits: 'Waits for the network',
  seeResult: "See today's result",
};

export const dailyRiftsTexts = pickTexts({ en });
