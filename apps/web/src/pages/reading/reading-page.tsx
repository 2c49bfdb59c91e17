import { PRODUCT_NAME } from '@hub/protocol/product';
import { Logo } from '@hub/ui/art/logo.tsx';
import { PageLight } from '@hub/ui/surfaces/page-light.tsx';
import { Link } from '@hub/web/links/link.tsx';
import { paths } from '@hub/web/links/paths.ts';
import type { ReactNode } from 'react';
import styles from './reading-page.module.css';
import { type ReadingSection, SectionNav } from './section-nav.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  /** When the page was last changed. */
  readonly updated?: string;
  /** Back button, at the top right. */
  readonly back: ReactNode;
  readonly navLabel: string;
  readonly selectLabel: string;
  /** In the order of the page. */
  readonly sections: readonly ReadingSection[];
  /** The sections, each with its id and a focusable `h2`. */
  readonly children: ReactNode;
}

/** A long text page without the shell: a narrow column with a navigation rail of its sections. */
export function ReadingPage(props: Props) {
  const { title, lead, updated, back, navLabel, selectLabel, sections, children } = props;
  return (
    <PageLight color="var(--teal-400)">
      <header className={styles['bar']}>
        <Link to={paths.welcome()}>
          <Logo name={PRODUCT_NAME} />
        </Link>
        {back}
      </header>
      <main className={styles['page']}>
        <div className={styles['head']}>
          <div>
            <h1>{title}</h1>
            <p className="soft">{lead}</p>
          </div>
          {updated !== undefined && <p className="label">{updated}</p>}
        </div>
        <SectionNav label={navLabel} selectLabel={selectLabel} sections={sections} />
        <div className={styles['column']}>{children}</div>
      </main>
    </PageLight>
  );
}
