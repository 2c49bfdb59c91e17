import { ArrowDown, ArrowUp, Check, EqualApproximately, Lock, X } from 'lucide-react';
import { Icon, type IconType } from '../art/icon.tsx';
import type { CellStatus } from './column.ts';

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

/** The icon of a status; decorative, because the text contains the status as a word for screen readers. */
export function StatusIcon({ status, className }: Props) {
  return <Icon of={ICONS[status]} size="small" className={className} />;
}
