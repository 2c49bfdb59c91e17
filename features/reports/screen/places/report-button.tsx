import { Button } from '@hub/ui/controls/button.tsx';
import { OnDemand } from '@hub/ui/feedback/on-demand.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { t } from '@lingui/core/macro';
import { Flag } from 'lucide-react';
import { lazy, useState } from 'react';
import type { ReportButtonProps } from '../../../places/report-button.ts';

const ReportDialog = lazy(() =>
  import('../report-dialog.tsx').then((code) => ({ default: code.ReportDialog })),
);

/** Calls the moderators. The dialog is loaded when it is needed. */
export function ReportButton({ reported, word }: ReportButtonProps) {
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
