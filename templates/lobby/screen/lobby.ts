import type { LobbyPart } from '@hub/ui/screens/screen.ts';
import { msg, plural, t } from '@lingui/core/macro';
import { Scale, Trophy } from 'lucide-react';
import { templateLobby } from '../game.ts';

const RULES = [
  { icon: Scale, text: msg`Everybody answers; the first answer counts.` },
  { icon: Trophy, text: msg`A right answer is a point. The first to the points to win takes the game.` },
];

export const lobby: LobbyPart<typeof templateLobby> = {
  endpoint: templateLobby,
  get line() {
    return t`Two champions appear. Name the one who was released first.`;
  },
  get setting() {
    return {
      label: t`Win Points`,
      roomLabel: t`Points to Win`,
      icon: Trophy,
      hint: (min: number, max: number) => t`${min} to ${max}`,
    };
  },
  get guessTime() {
    return {
      label: t`Answer Time`,
      hint: (min: number, max: number) => t`${min} to ${plural(max, { other: '# seconds' })}`,
    };
  },
  facts: (points, seconds) => [
    plural(points, { one: '# point', other: '# points' }),
    t`${seconds} s an answer`,
  ],
  get emptyText() {
    return t`Be the first to create a lobby!`;
  },
  get rules() {
    return RULES.map(({ icon, text }) => ({ icon, text: t(text) }));
  },
};
