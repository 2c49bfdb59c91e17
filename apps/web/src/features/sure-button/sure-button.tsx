import { Button } from '@hub/ui/controls/button.tsx';
import { useAct } from '@hub/ui/net/use-act.ts';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { Ban, X } from 'lucide-react';
import { useState } from 'react';
import { sureTexts as texts } from '../../messages/sure.ts';

interface Props {
  readonly label: string;
  /** Shown in place of the label, which screen readers get. */
  readonly shortLabel?: string;
  /** Of the first press; `risky` by default, quieter where a list has one in each row or little is lost. */
  readonly look?: 'risky' | 'neutral' | 'quiet';
  /** Rejects with the reason for the player. */
  readonly onSure: () => Promise<unknown>;
}

/** A button that acts at its second press. */
export function SureButton({ label, shortLabel = label, look = 'risky', onSure }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const { act, error } = useAct(texts.failed);
  const press = () => {
    setIsAsked(!isAsked);
    if (isAsked) void act(onSure);
  };
  return (
    <>
      <Button
        size="small"
        icon={look === 'risky' || isAsked ? Ban : X}
        look={isAsked ? 'danger' : look}
        aria-label={isAsked ? `${label}: ${texts.sure}` : label}
        onClick={press}
        onBlur={() => setIsAsked(false)}
      >
        {isAsked ? texts.sure : shortLabel}
      </Button>
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
    </>
  );
}
