import type { IconType } from '@hub/ui/art/icon.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { useAct } from '@hub/ui/net/use-act.ts';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { t } from '@lingui/core/macro';
import { useState } from 'react';

interface Props {
  readonly label: string;
  /** Shown in place of the label, which screen readers get. */
  readonly shortLabel?: string;
  /** What the press does; a cross is for closing. */
  readonly icon: IconType;
  /** Of the first press; `risky` where it is the one button that takes something away. */
  readonly variant?: 'neutral' | 'risky' | 'ghost' | 'quiet';
  /** Rejects with the reason for the player. */
  readonly onSure: () => Promise<unknown>;
}

/** A button that acts at its second press. */
export function ConfirmButton({ label, shortLabel = label, icon, variant = 'neutral', onSure }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const { act, error } = useAct(t`That did not work. Please try again.`);
  const press = () => {
    setIsAsked(!isAsked);
    if (isAsked) void act(onSure);
  };
  return (
    <>
      <Button
        size="small"
        icon={icon}
        variant={isAsked ? 'danger' : variant}
        aria-label={isAsked ? `${label}: ${t`Press again to do it`}` : label}
        onClick={press}
        onBlur={() => setIsAsked(false)}
      >
        {isAsked ? t`Press again to do it` : shortLabel}
      </Button>
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
    </>
  );
}
