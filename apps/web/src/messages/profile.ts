import { pickTexts } from '@hub/ui/language.ts';
import { isolated } from '@hub/ui/text/isolated.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const en = {
  match: {
    solved: (attempts: number) => `Solved in ${counted(attempts, 'guess', 'guesses')}`,
    solo: 'Solo',
    coop: (mate: string) => `Coop with ${isolated(mate)}`,
    coopAlone: 'Coop',
    newHighScore: (line: string) => `${line}, new highscore`,
    players: (count: number) => counted(count, 'player', 'players'),
    points: (own: number, best: number) => `${own} to ${best} points`,
    best: 'Best',
    won: 'Won',
    lost: 'Lost',
  },
};

export const profileTexts = pickTexts({ en });
