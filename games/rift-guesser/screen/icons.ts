import { outlineIcon } from '@hub/ui/art/game-glyph.tsx';
import type { GameIcons } from '@hub/ui/screens/screen.ts';
import { Map as MapIcon } from 'lucide-react';
import { descriptor } from '../descriptor.ts';

export const icons: GameIcons<typeof descriptor> = {
  game: descriptor,
  glyph: outlineIcon('M4 4h16v16H4zM4 20L20 4M4 9V4h5M15 20h5v-5M9.5 9.5l5 5'),
  icon: MapIcon,
};
