import { formatFigure } from '@hub/ui/language/figure.ts';
import type { LobbyPart } from '@hub/ui/screens/screen.ts';
import { msg, plural, t } from '@lingui/core/macro';
import { Equal, Target, Trophy, WandSparkles } from 'lucide-react';
import { cooldownClash } from '../game.ts';

const RULES = [
  { icon: WandSparkles, text: msg`A spell is drawn. Guess its cooldown in seconds, at rank 1.` },
  { icon: Target, text: msg`The closest guess gets 100 points, an exact one 150.` },
  { icon: Equal, text: msg`Ties share: all players who are equally close get the points.` },
  { icon: Trophy, text: msg`The first to reach the points to win takes the clash.` },
];

export const lobby: LobbyPart<typeof cooldownClash> = {
  endpoint: cooldownClash,
  get line() {
    return t`An ability appears. Guess its cooldown at rank 1; the closest guess gets the points.`;
  },
  get setting() {
    return {
      label: t`Win Points`,
      roomLabel: t`Points to Win`,
      icon: Trophy,
      hint: (min: number, max: number) => t`${{ min: formatFigure(min) }} to ${{ max: formatFigure(max) }}`,
    };
  },
  get guessTime() {
    return {
      label: t`Guess Time`,
      hint: (min: number, max: number) => t`${min} to ${plural(max, { other: '# seconds' })}`,
    };
  },
  facts: (points, seconds) => [
    plural(points, { one: '# point', other: '# points' }),
    t`${seconds} s a guess`,
  ],
  get emptyText() {
    return t`Be the first to create a lobby and start a clash!`;
  },
  get rules() {
    return RULES.map(({ icon, text }) => ({ icon, text: t(text) }));
  },
};
