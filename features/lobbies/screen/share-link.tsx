import { Button } from '@hub/ui/controls/button.tsx';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { canCopy, useCopy } from '@hub/ui/share/use-copy.ts';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { t } from '@lingui/core/macro';
import { Check, Share2 } from 'lucide-react';

/** How long 'Copied!' is shown. */
export const COPIED_MS = 1_000;

/**
 * Copies the address of the page, or shows it where the browser cannot copy; opening it joins the lobby. `isFirst`: it is the
 * player's next step.
 */
export function ShareLink({ isFirst }: { readonly isFirst: boolean }) {
  const { href } = window.location;
  const { isCopied, isShown, copy, hide } = useCopy(href, COPIED_MS);
  const label = canCopy()
    ? t`Share Link`
    : t({ message: 'Show Link', comment: 'Where the browser cannot copy.' });
  return (
    <>
      <Button
        variant={isFirst ? 'gold' : 'neutral'}
        icon={isCopied ? Check : Share2}
        onClick={() => void copy()}
      >
        {isCopied ? t`Copied!` : label}
      </Button>
      <output className="sr">{isCopied && t`Copied!`}</output>
      <Modal open={isShown} onClose={hide} title={t`Select and copy this link`}>
        <SelectableText label={t`Select and copy this link`} text={href} rows={2} />
      </Modal>
    </>
  );
}
