import { Icon, type IconType } from '@hub/ui/art/icon.tsx';
import { ArrowDown, ArrowUp, Check, EqualApproximately, Lock, X } from 'lucide-react';
import type { CellStatus } from './attributes.ts';

const ICONS: Readonly<Record<CellStatus, IconType>> = {
  correct: Check,
  medium: EqualApproximately,
  wrong: X,
  higher: ArrowUp,
  lower: ArrowDown,
  locked: Lock,
};

interface Props {
  readonly status: CellStatus;
  readonly className?: string | undefined;
}

/** The sign of a status; its word stands in the text for those who do not see it. */
export function StatusIcon({ status, className }: Props) {
  return <Icon of={ICONS[status]} size="small" className={className} />;
}
