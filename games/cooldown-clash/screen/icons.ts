import { outlineIcon } from '@hub/ui/art/game-glyph.tsx';
import type { GameIcons } from '@hub/ui/screens/screen.ts';
import { msg } from '@lingui/core/macro';
import { Bot } from 'lucide-react';
import { descriptor } from '../descriptor.ts';

export const icons: GameIcons<typeof descriptor> = {
  game: descriptor,
  reasons: { cooldown_clash_bots: { text: msg`Cooldown Clash, against bots`, icon: Bot } },
  glyph: outlineIcon('M12 4a8.5 8.5 0 1 1-7.7 5M12 12.5V7.5M12 12.5l3.5 2M9 1.5h6M4 4.5l.5 4.5 4.5-.5'),
};
