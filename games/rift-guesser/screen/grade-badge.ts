import type { IconType } from '@hub/ui/art/icon.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Crosshair, Flame, MapPinOff, MapPinX, Target } from 'lucide-react';
import type { Grade } from './grade.ts';

interface GradeBadge {
  readonly name: MessageDescriptor;
  readonly color: string;
  readonly icon: IconType;
}

/** Name, colour and sign of each grade. */
export const GRADE_BADGES: Readonly<Record<Grade, GradeBadge>> = {
  bullseye: { name: msg`Bullseye`, color: 'var(--gold-300)', icon: Target },
  close: { name: msg({ message: 'Close', context: 'grade' }), color: 'var(--leaf-400)', icon: Crosshair },
  warm: { name: msg`Warm`, color: 'var(--ember-300)', icon: Flame },
  far: { name: msg`Far`, color: 'var(--rose-300)', icon: MapPinX },
  none: { name: msg`No marker`, color: 'var(--rose-300)', icon: MapPinOff },
};

/** The grades with a ring around the place, from the smallest to the largest. */
export const RING_GRADES = ['bullseye', 'close', 'warm'] as const;
