import type { LobbyPart } from '@hub/ui/screens/screen.ts';
import { msg, plural, t } from '@lingui/core/macro';
import { Heart, Link, Skull, Timer, Trophy } from 'lucide-react';
import { chainOfLegends } from '../game.ts';

const RULES = [
  { icon: Link, text: msg`Name a champion that starts with the last letter of the one before.` },
  { icon: Timer, text: msg`A wrong answer or a timeout costs a life.` },
  { icon: Skull, text: msg`No champion left for you? You are Jinxed: one life lost, the chain restarts.` },
  { icon: Trophy, text: msg`The last player with lives wins.` },
];

export const lobby: LobbyPart<typeof chainOfLegends> = {
  endpoint: chainOfLegends,
  get line() {
    return t`Take turns naming champions. Every name starts with the last letter of the one before.`;
  },
  get setting() {
    return {
      label: t`Lives`,
      roomLabel: t`Lives`,
      icon: Heart,
      hint: (min: number, max: number) => t`${min} to ${max}`,
    };
  },
  get guessTime() {
    return {
      label: t`Time limit`,
      hint: (min: number, max: number) => t`${min} to ${plural(max, { other: '# seconds' })}`,
    };
  },
  facts: (lives, seconds) => [plural(lives, { one: '# life', other: '# lives' }), t`${seconds} s a turn`],
  get emptyText() {
    return t`Be the first to create a lobby and start a chain!`;
  },
  get rules() {
    return RULES.map(({ icon, text }) => ({ icon, text: t(text) }));
  },
};
