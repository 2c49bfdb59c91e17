import type { GameIcons } from '@hub/ui/screens/screen.ts';
import { Plus } from 'lucide-react';
import { descriptor } from '../descriptor.ts';

export const icons: GameIcons<typeof descriptor> = { game: descriptor, glyph: Plus };
