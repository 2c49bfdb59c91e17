import { Button } from '@hub/ui/controls/button.tsx';
import { OnDemand } from '@hub/ui/feedback/on-demand.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { t } from '@lingui/core/macro';
import { Flag } from 'lucide-react';
import { lazy, useState } from 'react';
import type { Reported } from './reported.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

interface Props {
  readonly reported: Reported;
  /** Shows the word in place of the flag. */
  readonly word?: string;
}

/** Calls the moderators. The dialog is loaded when it is needed. */
export function ReportButton({ reported, word }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={word ? undefined : Flag}
        aria-label={t`Report ${{ name: isolated(reported.name) }}`}
        onClick={() => setIsOpen(true)}
      >
        {word}
      </Button>
      {isOpen && (
        <OnDemand>
          <ReportDialog reported={reported} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
