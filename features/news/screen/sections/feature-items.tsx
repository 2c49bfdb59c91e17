import { Icon } from '@hub/ui/art/icon.tsx';
import type { CSSProperties } from 'react';
import type { FeaturesSection } from '../news-item.ts';
import styles from './feature-items.module.css';

/** List of an update's features, each with its icon. */
export const FeatureItems = ({ items }: { readonly items: FeaturesSection['items'] }) => (
  <ul className={styles['items']}>
    {items.map(({ name, description, icon, color }) => (
      <li key={name} style={{ '--c': color } as CSSProperties}>
        <span className={`cut ${styles['sign']}`}>
          <Icon of={icon} />
        </span>
        <div>
          <h4 className="display">{name}</h4>
          <p>{description}</p>
        </div>
      </li>
    ))}
  </ul>
);
