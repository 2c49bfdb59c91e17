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

interface TagLook {
  readonly color: string;
  readonly icon?: IconType;
}

const looks: Readonly<Record<TagName, TagLook>> = {
  PvE: { color: 'var(--teal-400)' },
  PvP: { color: 'var(--rose-400)' },
  New: { color: 'var(--gold-400)' },
  Coop: { color: 'var(--leaf-400)' },
  Strategy: { color: 'var(--arcane-400)' },
  'Fast-paced': { color: 'var(--frost-400)' },
  You: { color: 'var(--teal-400)' },
  Owner: { color: 'var(--gold-400)', icon: Crown },
  Private: { color: 'var(--arcane-400)', icon: Lock },
  Ready: { color: 'var(--leaf-400)', icon: Check },
  Live: { color: 'var(--leaf-400)' },
};

/** One of the predefined badges, each with a fixed colour. */
export function Tag({ name }: { readonly name: TagName }) {
  const { color, icon } = looks[name];
  return (
    <Chip color={color} icon={icon}>
      {name}
    </Chip>
  );
}
