import { t } from '@lingui/core/macro';
import { Dumbbell } from 'lucide-react';
import { Chip } from './chip.tsx';

interface Props {
  readonly full?: boolean;
  readonly className?: string | undefined;
}

/** Marks a game that counts for nothing; in `full`, it says so. */
export function PracticeChip({ full, className }: Props) {
  return (
    <Chip color="var(--frost-400)" icon={Dumbbell} className={className}>
      {full ? t`Practice: counts for nothing` : t`Practice`}
    </Chip>
  );
}
