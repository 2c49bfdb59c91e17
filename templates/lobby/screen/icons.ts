import type { GameIcons } from '@hub/ui/screens/screen.ts';
import { t } from '@lingui/core/macro';
import { Bot, Hourglass } from 'lucide-react';
import { descriptor } from '../descriptor.ts';

export const icons: GameIcons<typeof descriptor> = {
  game: descriptor,
  glyph: Hourglass,
  reasons: {
    template_lobby_bots: {
      get text() {
        return t`Template Lobby, against bots`;
      },
      icon: Bot,
    },
  },
};
