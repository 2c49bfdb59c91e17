import { pickTexts } from '@hub/ui/language.ts';

/** Texts about the pieces of a day. */
const en = {
  title: "Today's ring",
  full: 'Ring full',
  pays: (reward: number): string => `+${reward} BE when full`,
  paid: (reward: number): string => `+${reward} BE paid`,
  givenUp: 'given up',
  solvedIn: (attempts: number): string => `in ${attempts}`,
  played: 'played',
  duel: 'Duel of the day',
  missing: { table: 'A game at a table', score: 'A game for a score' },
  next: (title: string): string => `Next: ${title}`,
  open: 'open',
  count: (done: number, all: number): string => `${done} of ${all} pieces`,
  loading: "Loading today's ring",

  steps: {
    title: 'First steps',
    count: (done: number, all: number): string => `${done} of ${all}`,
    rift: {
      title: 'Solve your first rift',
      text: (game: string): string => `${game} opens a new one every day.`,
    },
    score: {
      title: 'Play for a score',
      text: (game: string): string => `${game} takes a minute, and every point pays.`,
    },
    table: {
      title: 'Take a seat at a table',
      text: (game: string): string => `${game}: bots play along until friends come.`,
    },
    done: 'done',
  },
};

export const ringTexts = pickTexts({ en });
