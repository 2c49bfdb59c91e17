import map from '@hub/ui/art/pictures/scene-rift.svg';
import vista from '@hub/ui/art/pictures/scene-vista.svg';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import type { GallerySection } from '../news-item.ts';
import { CrestWall } from './crest-wall.tsx';
import styles from './gallery.module.css';
import wide from './wide.module.css';

const scenes = { vista, map } as const;

/** Pictures with their titles; the first is the widest. */
export const Gallery = ({ images }: { readonly images: GallerySection['images'] }) => (
  <div className={classNames(wide['wide'], styles['gallery'])}>
    {images.map(({ picture, alt, title, description }) => (
      <figure key={title}>
        <div className={classNames('cut', styles['picture'])}>
          <span className="sr">{alt}</span>
          {picture === 'crests' ? <CrestWall /> : <Scene src={scenes[picture]} className={styles[picture]} />}
        </div>
        <figcaption>
          <b>{title}</b>
          {description}
        </figcaption>
      </figure>
    ))}
  </div>
);
