import type { GameIcons } from '@hub/ui/screens/screen.ts';
import { msg } from '@lingui/core/macro';
import { Bot, Hourglass } from 'lucide-react';
import { descriptor } from '../descriptor.ts';

export const icons: GameIcons<typeof descriptor> = {
  game: descriptor,
  glyph: Hourglass,
  reasons: { template_lobby_bots: { text: msg`Template Lobby, against bots`, icon: Bot } },
};
