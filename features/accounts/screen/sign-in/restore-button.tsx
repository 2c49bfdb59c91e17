import { Button } from '@hub/ui/controls/button.tsx';
import { OnDemand } from '@hub/ui/feedback/on-demand.tsx';
import { withWords } from '@hub/ui/language/load-words.ts';
import { t } from '@lingui/core/macro';
import { lazy, useState } from 'react';
import type { Admitted } from '../../sign-in-calls.ts';

interface Props {
  /** Signs the restored account in; throws when the token cannot be read. */
  readonly onAdmitted: (admitted: Admitted) => void;
}

const RestoreDialog = lazy(() =>
  withWords(import('../restore-dialog.tsx'), 'hub').then((code) => ({ default: code.RestoreDialog })),
);

/** Button that opens the dialog for recovery codes. */
export function RestoreButton({ onAdmitted }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        {t`I have a recovery code`}
      </Button>
      {isOpen && (
        <OnDemand>
          <RestoreDialog onAdmitted={onAdmitted} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  );
}
