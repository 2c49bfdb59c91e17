import { Button } from '@hub/ui/controls/button.tsx';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { useCopy } from '@hub/ui/share/use-copy.ts';
import { Check, Copy } from 'lucide-react';
import { peopleTexts } from '../../messages/people.ts';
import styles from './people.module.css';

const texts = peopleTexts.company;
const COPIED_MS = 2_000;

/** The hub's address, to bring friends. */
export function Company() {
  const { origin } = window.location;
  const { isCopied, isShown, copy } = useCopy(origin, COPIED_MS);
  return (
    <section aria-label={texts.title} className={styles['company']}>
      <span>
        <h3>{texts.title}</h3>
        <small>{texts.text}</small>
      </span>
      <Button size="small" icon={isCopied ? Check : Copy} onClick={() => void copy()}>
        {isCopied ? texts.copied : texts.copy}
      </Button>
      <output className="sr">{isCopied && texts.copied}</output>
      {isShown && <SelectableText label={texts.label} text={origin} rows={1} />}
    </section>
  );
}
