import { outlineIcon } from '@hub/ui/art/game-glyph.tsx';
import type { GameIcons } from '@hub/ui/screens/screen.ts';
import { Smile } from 'lucide-react';
import { descriptor } from '../descriptor.ts';

export const icons: GameIcons<typeof descriptor> = {
  game: descriptor,
  glyph: outlineIcon('M12 3l7 3v7c0 5-3 7-7 8-4-1-7-3-7-8V6zM9 10v1M15 10v1M8.5 14q3.5 3.5 7 0'),
  icon: Smile,
};
