import { pickTexts } from '@hub/ui/language.ts';
import type { LobbyPart } from '@hub/ui/screens/screen.ts';
import { Equal, Target, Trophy, WandSparkles } from 'lucide-react';
import { cooldownClash } from '../game.ts';

const range = (min: number, max: number): string => `${min} to ${max}`;

const en = {
  line: 'An ability appears. Guess its cooldown at rank 1; the closest guess gets the points.',
  setting: { label: 'Win Points', roomLabel: 'Points to Win', icon: Trophy, hint: range },
  guessTime: { label: 'Guess Time', hint: (min: number, max: number) => `${range(min, max)} seconds` },
  facts: (points: number, seconds: number): [string, string] => [`${points} points`, `${seconds} s a guess`],
  emptyText: 'Be the first to create a lobby and start a clash!',
  rules: [
    { icon: WandSparkles, text: 'A spell is drawn. Guess its cooldown in seconds, at rank 1.' },
    { icon: Target, text: 'The closest guess gets 100 points, an exact one 150.' },
    { icon: Equal, text: 'Ties share: all players who are equally close get the points.' },
    { icon: Trophy, text: 'The first to reach the points to win takes the clash.' },
  ],
};

export const lobby: LobbyPart<typeof cooldownClash> = { endpoint: cooldownClash, ...pickTexts({ en }) };
