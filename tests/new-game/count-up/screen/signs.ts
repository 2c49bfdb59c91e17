import type { GameSigns } from '@hub/ui/screens/screen.ts';
import { Plus } from 'lucide-react';
import { descriptor } from '../descriptor.ts';

export const signs: GameSigns<typeof descriptor> = { game: descriptor, glyph: Plus };
