import { Dumbbell } from 'lucide-react';
import { uiTexts as texts } from '../texts.ts';
import { Chip } from './chip.tsx';

interface Props {
  readonly full?: boolean;
  readonly className?: string | undefined;
}

/** Marks a game that counts for nothing; in `full`, it says so. */
export function PracticeChip({ full, className }: Props) {
  return (
    <Chip color="var(--frost-400)" icon={Dumbbell} className={className}>
      {full ? texts.practiceForNothing : texts.practice}
    </Chip>
  );
}
