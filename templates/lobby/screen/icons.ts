import { pickTexts } from '@hub/ui/language.ts';
import type { GameIcons } from '@hub/ui/screens/screen.ts';
import { Bot, Hourglass } from 'lucide-react';
import { descriptor } from '../descriptor.ts';

export const icons: GameIcons<typeof descriptor> = {
  game: descriptor,
  glyph: Hourglass,
  reasons: { template_lobby_bots: { text: pickTexts({ en: 'Template Lobby, against bots' }), icon: Bot } },
};
