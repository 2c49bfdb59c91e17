import { Button } from '@hub/ui/controls/button.tsx';
import { useState } from 'react';
import { leagueTexts as texts } from '../../messages/leagues.ts';

interface Props {
  readonly label: string;
  /** Shown in place of the label, which screen readers get. */
  readonly shortLabel?: string;
  readonly onSure: () => Promise<void>;
}

/** A button that acts at its second press. */
export function SureButton({ label, shortLabel = label, onSure }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const press = () => {
    if (!isAsked) return setIsAsked(true);
    setIsAsked(false);
    void onSure().catch(() => undefined);
    return undefined;
  };
  return (
    <Button
      size="small"
      look={isAsked ? 'danger' : 'quiet'}
      aria-label={isAsked ? undefined : label}
      onClick={press}
      onBlur={() => setIsAsked(false)}
    >
      {isAsked ? texts.sure : shortLabel}
    </Button>
  );
}
