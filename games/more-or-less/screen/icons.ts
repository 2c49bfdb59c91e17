import { outlineIcon } from '@hub/ui/art/game-glyph.tsx';
import type { GameIcons } from '@hub/ui/screens/screen.ts';
import { msg } from '@lingui/core/macro';
import { Scale, Users } from 'lucide-react';
import { descriptor } from '../descriptor.ts';

export const icons: GameIcons<typeof descriptor> = {
  game: descriptor,
  glyph: outlineIcon('M12 4v16M7 20h10M4 8l16-3M4 8l-2.5 6h5zM20 5l-2.5 6h5z'),
  icon: Scale,
  reasons: { more_or_less_coop: { text: msg`More or Less, coop`, icon: Users } },
};
