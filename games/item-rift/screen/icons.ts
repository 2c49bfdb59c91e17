import { outlineIcon } from '@hub/ui/art/game-glyph.tsx';
import type { GameIcons } from '@hub/ui/screens/screen.ts';
import { Swords } from 'lucide-react';
import { descriptor } from '../descriptor.ts';

export const icons: GameIcons<typeof descriptor> = {
  game: descriptor,
  glyph: outlineIcon('M14 4l6-1-1 6-9 9-4-4zM6 12l6 6M8 16l-5 5M3 17l4 4'),
  icon: Swords,
};
