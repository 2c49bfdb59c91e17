import { outlineIcon } from '@hub/ui/art/game-glyph.tsx';
import type { GameIcons } from '@hub/ui/screens/screen.ts';
import { msg } from '@lingui/core/macro';
import { Sparkles } from 'lucide-react';
import { descriptor } from '../descriptor.ts';

export const icons: GameIcons<typeof descriptor> = {
  game: descriptor,
  glyph: outlineIcon('M12 2l3.5 7L22 12l-6.5 3L12 22l-3.5-7L2 12l6.5-3zM12 8v8'),
  icon: Sparkles,
  reasons: { daily_rift: { text: msg`Daily Rift` } },
};
