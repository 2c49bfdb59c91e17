import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Check, Crown, Lock } from 'lucide-react';
import type { IconType } from '../art/icon.tsx';
import { Chip } from './chip.tsx';

export type TagName =
  | 'PvE'
  | 'PvP'
  | 'New'
  | 'Coop'
  | 'Strategy'
  | 'Fast-paced'
  | 'You'
  | 'Owner'
  | 'Private'
  | 'Ready'
  | 'Live';

interface TagLabel {
  readonly text: MessageDescriptor;
  readonly color: string;
  readonly icon?: IconType;
}

const labels: Readonly<Record<TagName, TagLabel>> = {
  PvE: { text: msg({ message: 'PvE', context: 'badge' }), color: 'var(--teal-400)' },
  PvP: { text: msg({ message: 'PvP', context: 'badge' }), color: 'var(--rose-400)' },
  New: { text: msg({ message: 'New', context: 'badge' }), color: 'var(--gold-400)' },
  Coop: { text: msg({ message: 'Coop', context: 'badge' }), color: 'var(--leaf-400)' },
  Strategy: { text: msg({ message: 'Strategy', context: 'badge' }), color: 'var(--arcane-400)' },
  'Fast-paced': { text: msg({ message: 'Fast-paced', context: 'badge' }), color: 'var(--frost-400)' },
  You: { text: msg({ message: 'You', context: 'badge' }), color: 'var(--teal-400)' },
  Owner: { text: msg({ message: 'Owner', context: 'badge' }), color: 'var(--gold-400)', icon: Crown },
  Private: { text: msg({ message: 'Private', context: 'badge' }), color: 'var(--arcane-400)', icon: Lock },
  Ready: { text: msg({ message: 'Ready', context: 'badge' }), color: 'var(--leaf-400)', icon: Check },
  Live: { text: msg({ message: 'Live', context: 'badge' }), color: 'var(--leaf-400)' },
};

/** One of the predefined badges, each with a fixed colour. */
export function Tag({ name }: { readonly name: TagName }) {
  const { text, color, icon } = labels[name];
  return (
    <Chip color={color} icon={icon}>
      {t(text)}
    </Chip>
  );
}
