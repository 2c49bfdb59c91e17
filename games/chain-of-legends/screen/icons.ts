import { outlineIcon } from '@hub/ui/art/game-glyph.tsx';
import type { GameIcons } from '@hub/ui/screens/screen.ts';
import { msg } from '@lingui/core/macro';
import { Bot } from 'lucide-react';
import { descriptor } from '../descriptor.ts';

export const icons: GameIcons<typeof descriptor> = {
  game: descriptor,
  reasons: { chain_of_legends_bots: { text: msg`Chain of Legends, against bots`, icon: Bot } },
  glyph: outlineIcon(
    'M9 7.5L6.5 6 3 8v4l3.5 2L10 12v-1M15 16.5l2.5 1.5 3.5-2v-4l-3.5-2L14 12v1M8.5 10.5l7 3',
  ),
};
