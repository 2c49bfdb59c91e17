import { PRODUCT_NAME } from '@hub/protocol/product';
import { Button } from '@hub/ui/controls/button.tsx';
import { saveFile } from '@hub/ui/share/save-file.ts';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { canCopy, useCopy } from '@hub/ui/share/use-copy.ts';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { Copy, Download, Printer } from 'lucide-react';
import { recoveryTexts } from '../../messages/recovery.ts';
import styles from './code-sheet.module.css';

/** How long 'Copied!' is shown (ms). */
const COPIED_MS = 1_000;

interface Props {
  readonly name: string;
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

const { sheet } = recoveryTexts;

/** Shows the new codes once, to print, copy or save. Only its button closes it, against accidental loss. */
export function CodeSheet({ name, codes, onClose }: Props) {
  const whose = sheet.whose(name, PRODUCT_NAME);
  const text = [whose, location.origin, '', ...codes, ''].join('\n');
  const { isCopied, isShown, copy } = useCopy(text, COPIED_MS);
  const copyLabel = canCopy() ? sheet.copy : sheet.showText;
  return (
    <Modal open closable={false} onClose={onClose} title={sheet.title} className={styles['paper']}>
      <p className={styles['once']}>{sheet.once}</p>
      <p className={styles['whose']}>
        {whose} ({location.host})
      </p>
      {isShown ? (
        <SelectableText label={sheet.selectText} text={text} rows={codes.length + 3} />
      ) : (
        <ol className={styles['codes']}>
          {codes.map((code) => (
            <li key={code} className="num">
              {code}
            </li>
          ))}
        </ol>
      )}
      <div className={styles['ways']}>
        <Button icon={Printer} onClick={() => window.print()}>
          {sheet.print}
        </Button>
        {!isShown && (
          <Button icon={Copy} onClick={() => void copy()}>
            {isCopied ? sheet.copied : copyLabel}
          </Button>
        )}
        <Button
          icon={Download}
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), sheet.file)}
        >
          {sheet.save}
        </Button>
        <Button look="gold" onClick={onClose}>
          {sheet.done}
        </Button>
      </div>
    </Modal>
  );
}
