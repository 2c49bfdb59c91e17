import { type ComponentType, useEffect, useState } from 'react';
import type { ConsentDialogProps } from './consent-dialog.tsx';
import { onPrivacySettings } from './open-privacy-settings.ts';

type Props = Omit<ConsentDialogProps, 'onClose'>;

/** Stands once on the page and shows the privacy settings when they are asked for. */
export function ConsentLayer(host: Props) {
  const [opened, setOpened] = useState<{ readonly Dialog: ComponentType<ConsentDialogProps> }>();
  useEffect(
    () =>
      onPrivacySettings(() => {
        // No page needs the dialog for its first paint. One that does not come leaves everything as it is.
        void import('./consent-dialog.tsx').then(
          ({ ConsentDialog }) => setOpened({ Dialog: ConsentDialog }),
          () => undefined,
        );
      }),
    [],
  );
  return opened && <opened.Dialog {...host} onClose={() => setOpened(undefined)} />;
}
