import { pickTexts } from '@hub/ui/language.ts';
import type { LobbyPart } from '@hub/ui/screens/screen.ts';
import { Scale, Trophy } from 'lucide-react';
import { templateLobby } from '../game.ts';

const range = (min: number, max: number): string => `${min} to ${max}`;

const en = {
  line: 'Two champions appear. Name the one who was released first.',
  setting: { label: 'Win Points', roomLabel: 'Points to Win', icon: Trophy, hint: range },
  guessTime: { label: 'Answer Time', hint: (min: number, max: number) => `${range(min, max)} seconds` },
  facts: (points: number, seconds: number): [string, string] => [
    `${points} points`,
    `${seconds} s an answer`,
  ],
  emptyText: 'Be the first to create a lobby!',
  rules: [
    { icon: Scale, text: 'Everybody answers; the first answer counts.' },
    { icon: Trophy, text: 'A right answer is a point. The first to the points to win takes the game.' },
  ],
};

export const lobby: LobbyPart<typeof templateLobby> = { endpoint: templateLobby, ...pickTexts({ en }) };
