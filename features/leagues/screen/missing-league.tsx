import { EmptyCard } from '@hub/ui/feedback/empty-card.tsx';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';

/** A league that is unknown, forgotten, or of others. */
export const MissingLeague = () => (
  <>
    <h1 className="sr">{t`There is no such league here`}</h1>
    <EmptyCard
      title={t`There is no such league here`}
      text={t`It may be over for more than four weeks, or you are not a member of it.`}
      action={
        <PageButton variant="neutral" to={paths.leagues({})}>
          {t`Your leagues`}
        </PageButton>
      }
    />
  </>
);
