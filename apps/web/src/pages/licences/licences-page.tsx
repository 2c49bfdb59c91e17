import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { t } from '@lingui/core/macro';
import { Boxes, ScrollText } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { BackButton } from '../reading/back-button.tsx';
import { ReadingPage } from '../reading/reading-page.tsx';
import { TitledSection } from '../reading/titled-section.tsx';
import styles from './licences-page.module.css';

/** Written by the build: a list of parts, a line of dashes, and the texts. */
const NOTICE = '/licences.txt';
const LINE = /\n-{10,}\n/;

const sections = () => [
  { id: 'parts', title: t`What it contains`, icon: Boxes },
  { id: 'texts', title: t`Licence texts`, icon: ScrollText },
];

async function readNotice(signal: AbortSignal): Promise<readonly [string, string]> {
  const answer = await fetch(NOTICE, { signal });
  // A server without the file answers with the page itself.
  const isText = answer.headers.get('content-type')?.startsWith('text/plain');
  if (!answer.ok || !isText) throw new Error(`${NOTICE}: ${answer.status}`);
  const notice = await answer.text();
  const { index = notice.length } = LINE.exec(notice) ?? {};
  return [notice.slice(0, index).trim(), notice.slice(index).trim()];
}

/** The two parts of the notice. Visitors see this page, too, for whom there is no cache of calls. */
function useNotice() {
  const [notice, setNotice] = useState<readonly [string, string]>();
  const [hasFailed, setHasFailed] = useState(false);
  const load = useCallback(async (signal: AbortSignal) => {
    await readNotice(signal).then(setNotice, () => setHasFailed(!signal.aborted));
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);
  const retry = () => {
    setHasFailed(false);
    void load(new AbortController().signal);
  };
  return { notice, hasFailed, retry };
}

/** The licences of everything that the hub consists of. */
export function LicencesPage() {
  const { notice, hasFailed, retry } = useNotice();
  return (
    <ReadingPage
      title={t`Licences`}
      lead={t`This hub is free software. It contains work of others, whose licences are listed here.`}
      navLabel={t`Parts`}
      selectLabel={t`Parts`}
      sections={sections()}
      back={<BackButton>{t`Back`}</BackButton>}
    >
      {sections().map(({ id, title }, part) => (
        <TitledSection key={id} id={id} title={title}>
          {notice && <pre className={styles['text']}>{notice[part]}</pre>}
          {!notice && !hasFailed && <Loading text={t`Loading the licences`} onRetry={retry} />}
          {!notice && hasFailed && <ErrorCard title={t`The licences could not be loaded`} onRetry={retry} />}
        </TitledSection>
      ))}
    </ReadingPage>
  );
}
