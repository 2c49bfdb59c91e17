import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { reportName } from '../../messages/report-name.ts';
import type { Reported } from './reported.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

/** Calls the moderators. The dialog is loaded when it is needed. */
export function ReportButton({ reported }: { readonly reported: Reported }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        size="small"
        icon={Flag}
        label={reportName(reported.name)}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ReportDialog reported={reported} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
