import { Disclosure } from '@hub/ui/surfaces/disclosure.tsx';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { usePageSettings } from '@hub/web/page-settings/page-settings.ts';
import { t } from '@lingui/core/macro';
import { ArrowLeft, Gamepad2, LifeBuoy, Smartphone, Sparkles, Trophy, UserRound } from 'lucide-react';
import { faqEntries } from '../../messages/faq.ts';
import { ReadingPage } from '../reading/reading-page.tsx';
import { TitledSection } from '../reading/titled-section.tsx';
import { AskUs } from './ask-us.tsx';

/** The six categories; the ids are their URL fragments. */
function categoriesOf() {
  const { gettingStarted, games, account, technical, leaderboards, support } = faqEntries();
  return [
    { id: 'getting-started', icon: Sparkles, ...gettingStarted },
    { id: 'games', icon: Gamepad2, ...games },
    { id: 'account', icon: UserRound, ...account },
    { id: 'technical', icon: Smartphone, ...technical },
    { id: 'leaderboards', icon: Trophy, ...leaderboards },
    { id: 'support', icon: LifeBuoy, ...support },
  ].map((category) => ({ ...category, count: category.questions.length }));
}

/** Frequently asked questions; several can be open at once. */
export function FaqPage() {
  const { contactEmail } = usePageSettings();
  const categories = categoriesOf();
  return (
    <ReadingPage
      title={t`Frequently asked questions`}
      lead={t`Everything about accounts, games and rankings.`}
      updated={t`Last updated 04.08.2025`}
      navLabel={t`Categories`}
      selectLabel={t`Category`}
      sections={categories}
      back={<BackToWelcome />}
    >
      {categories.map(({ id, title, questions }) => (
        <TitledSection key={id} id={id} title={title}>
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </TitledSection>
      ))}
      <AskUs email={contactEmail} />
    </ReadingPage>
  );
}

const BackToWelcome = () => (
  <PageButton variant="ghost" icon={ArrowLeft} to={paths.welcome()}>
    {t`Back`}
  </PageButton>
);
