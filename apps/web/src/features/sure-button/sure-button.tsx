import { Button } from '@hub/ui/controls/button.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { useState } from 'react';
import { sureTexts as texts } from '../../messages/sure.ts';

interface Props {
  readonly label: string;
  /** Shown in place of the label, which screen readers get. */
  readonly shortLabel?: string;
  /** Rejects with the reason for the player. */
  readonly onSure: () => Promise<unknown>;
}

/** A button that acts at its second press. */
export function SureButton({ label, shortLabel = label, onSure }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const [error, setError] = useState<string>();
  const press = async () => {
    setIsAsked(!isAsked);
    if (!isAsked) return;
    try {
      await onSure();
      setError(undefined);
    } catch (fault) {
      setError(fault instanceof CallError ? fault.message : texts.failed);
    }
  };
  return (
    <>
      <Button
        size="small"
        look={isAsked ? 'danger' : 'neutral'}
        aria-label={isAsked ? `${label}: ${texts.sure}` : label}
        onClick={() => void press()}
        onBlur={() => setIsAsked(false)}
      >
        {isAsked ? texts.sure : shortLabel}
      </Button>
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
    </>
  );
}
