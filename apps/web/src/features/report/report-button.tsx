import { Button } from '@hub/ui/controls/button.tsx';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { reportName, reportWord } from '../../messages/report-name.ts';
import type { Reported } from './reported.ts';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

interface Props {
  readonly reported: Reported;
  /** Shows the word in place of the flag. */
  readonly inWords?: boolean;
}

/** Calls the moderators. The dialog is loaded when it is needed. */
export function ReportButton({ reported, inWords }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  const label = reportName(reported.name);
  return (
    <>
      {inWords ? (
        <Button look="quiet" size="small" aria-label={label} onClick={open}>
          {reportWord}
        </Button>
      ) : (
        <IconButton size="small" icon={Flag} label={label} onClick={open} />
      )}
      {isOpen && (
        <Suspense>
          <ReportDialog reported={reported} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
