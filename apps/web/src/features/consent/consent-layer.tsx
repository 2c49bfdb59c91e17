import { type ComponentType, useEffect, useState } from 'react';
import type { ConsentDialogProps } from './consent-dialog.tsx';
import { onPrivacySettings } from './open-privacy-settings.ts';

type Props = Omit<ConsentDialogProps, 'onClose'>;

/** Shows the privacy settings on request. Must be mounted once on the page. */
export function ConsentLayer(host: Props) {
  const [opened, setOpened] = useState<{ readonly Dialog: ComponentType<ConsentDialogProps> }>();
  useEffect(
    () =>
      onPrivacySettings(() => {
        // Lazy: no page needs the dialog for its first paint. If loading fails, nothing happens.
        void import('./consent-dialog.tsx').then(
          ({ ConsentDialog }) => setOpened({ Dialog: ConsentDialog }),
          () => undefined,
        );
      }),
    [],
  );
  return opened && <opened.Dialog {...host} onClose={() => setOpened(undefined)} />;
}
