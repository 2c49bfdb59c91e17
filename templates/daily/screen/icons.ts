import type { GameIcons } from '@hub/ui/screens/screen.ts';
import { Compass } from 'lucide-react';
import { descriptor } from '../descriptor.ts';

export const icons: GameIcons<typeof descriptor> = { game: descriptor, glyph: Compass };
