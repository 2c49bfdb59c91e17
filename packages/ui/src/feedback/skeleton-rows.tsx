import { Skeleton } from './skeleton.tsx';
import styles from './skeleton-rows.module.css';

/** Varying widths of the name bars, so that the rows do not look like a table. */
const WIDTHS = ['62%', '84%', '48%', '73%', '56%'];

interface Props {
  readonly count: number;
  readonly label: string;
  readonly className?: string | undefined;
}

/** Placeholder rows of the height of ranking rows, shown while the list loads. */
export function SkeletonRows({ count, label, className }: Props) {
  return (
    <div className={className}>
      <output className="sr">{label}</output>
      <ul aria-hidden>
        {Array.from({ length: count }, (_, row) => (
          <li key={row} className={styles['row']}>
            <Skeleton />
            <Skeleton shape="square" />
            <Skeleton width={WIDTHS[row % WIDTHS.length]} />
            <Skeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}
