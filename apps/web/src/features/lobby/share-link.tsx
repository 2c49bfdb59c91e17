import { Button } from '@hub/ui/controls/button.tsx';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { canCopy, useCopy } from '@hub/ui/share/use-copy.ts';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { Check, Share2 } from 'lucide-react';
import { lobbyTexts } from '../../messages/lobby.ts';

/** How long 'Copied!' is shown. */
export const COPIED_MS = 1_000;

const texts = lobbyTexts.room;

/** Copies the address of the page, or shows it where the browser cannot copy; opening it joins the lobby. */
export function ShareLink() {
  const { href } = window.location;
  const { isCopied, isShown, copy, hide } = useCopy(href, COPIED_MS);
  const label = canCopy() ? texts.share : texts.showLink;
  return (
    <>
      <Button icon={isCopied ? Check : Share2} onClick={() => void copy()}>
        {isCopied ? texts.copied : label}
      </Button>
      <output className="sr">{isCopied && texts.copied}</output>
      <Modal open={isShown} onClose={hide} title={texts.linkTitle}>
        <SelectableText label={texts.linkTitle} text={href} rows={2} />
      </Modal>
    </>
  );
}
