import { useId } from 'react';
import type { NewsSection } from '../news-item.ts';
import { EffectExamples } from './effect-examples.tsx';
import { FeatureItems } from './feature-items.tsx';
import { Gallery } from './gallery.tsx';
import styles from './section.module.css';

interface Props {
  readonly section: NewsSection;
  /** Player name that shows the effects. */
  readonly playerName: string;
}

/** A section of an article, rendered by its type. */
export function Section({ section, playerName }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles['section']}>
      <h3 id={titleId}>{section.title}</h3>
      {section.type === 'usernameEffects' && (
        <>
          <p className={styles['text']}>{section.text}</p>
          <EffectExamples examples={section.examples} playerName={playerName} />
        </>
      )}
      {section.type === 'features' && <FeatureItems items={section.items} />}
      {section.type === 'gallery' && <Gallery images={section.images} />}
    </section>
  );
}
