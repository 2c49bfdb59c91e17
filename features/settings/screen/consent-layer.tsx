import { withWords } from '@hub/ui/language/load-words.ts';
import { useRequested } from '@hub/ui/use-requested.ts';
import type { ConsentDialogProps } from './consent-dialog.tsx';
import { onPrivacySettings } from './open-privacy-settings.ts';

const loadDialog = async () => (await withWords(import('./consent-dialog.tsx'), 'hub')).ConsentDialog;

/** Shows the privacy settings on request. Must be mounted once on the page. */
export function ConsentLayer(host: Omit<ConsentDialogProps, 'onClose'>) {
  const [Dialog, close] = useRequested(onPrivacySettings, loadDialog);
  return Dialog && <Dialog {...host} onClose={close} />;
}
