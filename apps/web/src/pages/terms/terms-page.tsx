import { type LegalTexts, legalTexts } from '@hub/protocol/http/legal';
import type { PageSettings } from '@hub/protocol/page-settings';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { Blocks } from '@hub/ui/text/blocks.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { Check } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { usePageSettings } from '../../features/page-settings/page-settings.ts';
import { termsTexts } from '../../messages/terms.ts';
import { BackButton } from '../reading/back-button.tsx';
import { ReadingPage } from '../reading/reading-page.tsx';
import { TitledSection } from '../reading/titled-section.tsx';
import { Questions } from './questions.tsx';
import styles from './terms-page.module.css';
import { sectionsFor } from './terms-sections.ts';

/** The paragraphs of a section, with what the host has set for this hub. */
const withSettings = (
  id: string,
  paragraphs: readonly string[],
  { minimumAge }: PageSettings,
): readonly string[] =>
  id === 'age' && minimumAge !== null
    ? [termsTexts.minimumAge(minimumAge), ...paragraphs.slice(1)]
    : paragraphs;

function Retention({ settings }: { readonly settings: PageSettings }) {
  const { keepFeedbackDays, keepRunsDays, keepMatchesDays, keepGuestsDays } = settings;
  return (
    <>
      {keepFeedbackDays !== null && <p>{termsTexts.keepFeedback(keepFeedbackDays)}</p>}
      {keepRunsDays !== null && <p>{termsTexts.keepRuns(keepRunsDays)}</p>}
      {keepMatchesDays !== null && <p>{termsTexts.keepMatches(keepMatchesDays)}</p>}
      {keepGuestsDays !== null && <p>{termsTexts.keepGuests(keepGuestsDays)}</p>}
    </>
  );
}

/** Terms and policies: stored data, rules, and players' rights. A host's own texts take the place of the standard ones. */
export function TermsPage() {
  const settings = usePageSettings();
  const own = useOwnTexts(settings.hasOwnTexts);
  const sections = useMemo(() => sectionsFor(own.texts), [own.texts]);
  return (
    <ReadingPage
      title={termsTexts.title}
      lead={termsTexts.lead}
      {...(!settings.hasOwnTexts && { updated: termsTexts.updated })}
      navLabel={termsTexts.sectionsLabel}
      selectLabel={termsTexts.sectionLabel}
      sections={sections}
      back={<BackButton>{termsTexts.back}</BackButton>}
    >
      {own.hasFailed && <ErrorBox>{termsTexts.ownFailed}</ErrorBox>}
      {own.isLoading && <Loading text={termsTexts.ownLoading} />}
      {!own.isLoading &&
        sections.map(({ id, title, inShort, paragraphs, points, blocks }) => (
          <TitledSection key={id} id={id} title={title} className={styles['section']}>
            {inShort && (
              <ul className={classNames('cut', styles['inShort'])}>
                {inShort.map((point) => (
                  <li key={point}>
                    <Icon of={Check} size="small" /> {point}
                  </li>
                ))}
              </ul>
            )}
            {withSettings(id, paragraphs, settings).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points && (
              <ul className={styles['points']}>
                {points.map((point) => (
                  <li key={point}>
                    {point.split('**').map((part, at) => (at % 2 === 1 ? <b key={part}>{part}</b> : part))}
                  </li>
                ))}
              </ul>
            )}
            {blocks && <Blocks blocks={blocks} />}
            {id === 'privacy' && <Retention settings={settings} />}
            {id === 'questions' && <Questions settings={settings} />}
          </TitledSection>
        ))}
    </ReadingPage>
  );
}

/** The host's own texts: none yet while they load, and none at all where the standard ones hold. */
function useOwnTexts(hasOwn: boolean) {
  const { call } = useNet();
  const [texts, setTexts] = useState<LegalTexts>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!hasOwn) return undefined;
    const leaving = new AbortController();
    call(legalTexts, { signal: leaving.signal }).then(setTexts, () => {
      if (!leaving.signal.aborted) setHasFailed(true);
    });
    return () => leaving.abort();
  }, [call, hasOwn]);
  return { texts, hasFailed, isLoading: hasOwn && texts === undefined && !hasFailed };
}
