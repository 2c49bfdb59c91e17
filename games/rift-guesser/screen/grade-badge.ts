import type { IconType } from '@hub/ui/art/icon.tsx';
import { Crosshair, Flame, MapPinOff, MapPinX, Target } from 'lucide-react';
import type { Grade } from './grade.ts';

/** Colour and sign of each grade. */
export const GRADE_BADGES: Readonly<Record<Grade, { readonly color: string; readonly icon: IconType }>> = {
  bullseye: { color: 'var(--gold-300)', icon: Target },
  close: { color: 'var(--leaf-400)', icon: Crosshair },
  warm: { color: 'var(--ember-300)', icon: Flame },
  far: { color: 'var(--rose-300)', icon: MapPinX },
  none: { color: 'var(--rose-300)', icon: MapPinOff },
};
