import { type LegalTexts, legalTexts } from '@hub/protocol/http/legal';
import type { PageSettings } from '@hub/protocol/page-settings';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { Blocks } from '@hub/ui/text/blocks.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { usePageSettings } from '@hub/web/page-settings/page-settings.ts';
import { plural, t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
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
    ? [
        t`You must be at least ${{ years: minimumAge }} years old to use ${PRODUCT_NAME} on your own. If you are younger, a parent or guardian must agree and be responsible for you.`,
        ...paragraphs.slice(1),
      ]
    : paragraphs;

function Retention({ settings }: { readonly settings: PageSettings }) {
  const { keepFeedbackDays, keepRunsDays, keepMatchesDays, keepGuestsDays } = settings;
  return (
    <>
      {keepFeedbackDays !== null && (
        <p>{t`Feedback is deleted after ${plural({ days: keepFeedbackDays }, { one: '# day', other: '# days' })}.`}</p>
      )}
      {keepRunsDays !== null && (
        <p>{t`Runs that look as if a program had played them are deleted after ${plural({ days: keepRunsDays }, { one: '# day', other: '# days' })}.`}</p>
      )}
      {keepMatchesDays !== null && (
        <p>{t`Matches are deleted after ${plural({ days: keepMatchesDays }, { one: '# day', other: '# days' })}. What your profile counts, best scores, streaks and Blue Essence stay.`}</p>
      )}
      {keepGuestsDays !== null && (
        <p>{t`Counted from its creation, a guest account that has finished no game, joined no league and owns nothing is erased after ${plural({ days: keepGuestsDays }, { one: '# day', other: '# days' })}.`}</p>
      )}
    </>
  );
}

/** Terms and policies: stored data, rules, and players' rights. A host's own texts take the place of the standard ones. */
export function TermsPage() {
  const settings = usePageSettings();
  const own = useOwnTexts(settings.hasOwnTexts);
  // Not remembered: the words of the sections are those of the language.
  const sections = sectionsFor(own.texts);
  return (
    <ReadingPage
      title={t`Terms and Policies`}
      lead={t`What ${PRODUCT_NAME} stores, what it asks of you, and what you may ask of us.`}
      {...(!settings.hasOwnTexts && { updated: t`Last updated 03.01.2025` })}
      navLabel={t`Sections`}
      selectLabel={t`Section`}
      sections={sections}
      back={<BackButton>{t`Back`}</BackButton>}
    >
      {own.hasFailed && (
        <ErrorBox>{t`The terms of this hub could not be loaded. Please reload the page.`}</ErrorBox>
      )}
      {own.isLoading && <Loading text={t`Loading the terms…`} />}
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
