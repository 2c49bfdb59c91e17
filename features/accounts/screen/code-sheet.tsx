import { PRODUCT_NAME } from '@hub/protocol/product';
import { Button } from '@hub/ui/controls/button.tsx';
import { saveFile } from '@hub/ui/share/save-file.ts';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { canCopy, useCopy } from '@hub/ui/share/use-copy.ts';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { t } from '@lingui/core/macro';
import { Copy, Download, Printer } from 'lucide-react';
import styles from './code-sheet.module.css';

/** How long 'Copied!' is shown (ms). */
const COPIED_MS = 1_000;

interface Props {
  readonly name: string;
  readonly codes: readonly string[];
  readonly isBusy: boolean;
  /** Whether the server could not note that the player has kept them. */
  readonly hasFailed: boolean;
  readonly onClose: () => void;
}

/** Shows the new codes once, to print, copy or save. Only its button closes it, against accidental loss. */
export function CodeSheet({ name, codes, isBusy, hasFailed, onClose }: Props) {
  const whose = t`Account of ${{ name: isolated(name) }} on ${{ hub: PRODUCT_NAME }}`;
  const text = [whose, location.origin, '', ...codes, ''].join('\n');
  const { isCopied, isShown, copy } = useCopy(text, COPIED_MS);
  const copyLabel = canCopy()
    ? t`Copy`
    : t({ message: 'Show as text', comment: 'Where the browser cannot copy.' });
  return (
    <Modal open closable={false} onClose={onClose} title={t`Your recovery codes`} className={styles['paper']}>
      <p
        className={styles['once']}
      >{t`You see them only now. Print them, or save them where nobody else looks.`}</p>
      <p className={styles['whose']}>
        {whose} ({location.host})
      </p>
      {isShown ? (
        <SelectableText label={t`Select and copy this text`} text={text} rows={codes.length + 3} />
      ) : (
        <ol className={styles['codes']}>
          {codes.map((code) => (
            <li key={code} className="num">
              {code}
            </li>
          ))}
        </ol>
      )}
      {hasFailed && <ErrorBox>{t`This could not be stored. Please try again.`}</ErrorBox>}
      <div className={styles['ways']}>
        <Button icon={Printer} onClick={() => window.print()}>
          {t`Print`}
        </Button>
        {!isShown && (
          <Button icon={Copy} onClick={() => void copy()}>
            {isCopied ? t`Copied!` : copyLabel}
          </Button>
        )}
        <Button
          icon={Download}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), t`recovery-codes.txt`)}
        >
          {t`Save as file`}
        </Button>
        <Button variant="gold" busy={isBusy} onClick={onClose}>
          {t`I have kept them`}
        </Button>
      </div>
    </Modal>
  );
}
