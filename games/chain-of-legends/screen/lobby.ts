import { pickTexts } from '@hub/ui/language.ts';
import type { LobbyPart } from '@hub/ui/screens/screen.ts';
import { Heart, Link, Skull, Timer, Trophy } from 'lucide-react';
import { chainOfLegends } from '../game.ts';

const range = (min: number, max: number): string => `${min} to ${max}`;

const en = {
  line: 'Take turns naming champions. Every name starts with the last letter of the one before.',
  setting: { label: 'Lives', roomLabel: 'Lives', icon: Heart, hint: range },
  guessTime: { label: 'Time limit', hint: (min: number, max: number) => `${range(min, max)} seconds` },
  facts: (lives: number, seconds: number): [string, string] => [
    `${lives} ${lives === 1 ? 'life' : 'lives'}`,
    `${seconds} s a turn`,
  ],
  emptyText: 'Be the first to create a lobby and start a chain!',
  rules: [
    { icon: Link, text: 'Name a champion that starts with the last letter of the one before.' },
    { icon: Timer, text: 'A wrong answer or a timeout costs a life.' },
    { icon: Skull, text: 'No champion left for you? You are Jinxed: one life lost, the chain restarts.' },
    { icon: Trophy, text: 'The last player with lives wins.' },
  ],
};

export const lobby: LobbyPart<typeof chainOfLegends> = { endpoint: chainOfLegends, ...pickTexts({ en }) };
