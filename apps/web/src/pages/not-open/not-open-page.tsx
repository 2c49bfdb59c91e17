import { Link } from 'react-router';
import { routes } from '../../app/route-table.ts';
import { pageTexts } from '../../messages/pages.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyPlate } from '../../ui/feedback/empty-plate.tsx';
import styles from './not-open-page.module.css';

/** Stands at the address of a part that is still being built. Nothing links to it. */
export function NotOpenPage() {
  return (
    <div className={styles['page']}>
      <h1 className="sr">{pageTexts.notOpenTitle}</h1>
      <EmptyPlate
        title={pageTexts.notOpenTitle}
        text={pageTexts.notOpenText}
        action={
          <LinkButton
            href={routes.home.path}
            look="gold"
            render={({ href, ...rest }) => <Link to={href} {...rest} />}
          >
            {pageTexts.goHome}
          </LinkButton>
        }
      />
    </div>
  );
}
