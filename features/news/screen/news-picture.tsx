import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Username } from '@hub/ui/text/username.tsx';
import type { NewsItem } from './news-item.ts';
import styles from './news-picture.module.css';

/** Example names shown in front of the picture, each with a username effect. */
const names = [
  { name: 'Kestrel', effect: 'rainbow' },
  { name: 'Tidecall', effect: 'gold' },
  { name: 'Nyxara', effect: 'frost' },
] as const;

interface Props {
  readonly image: NewsItem['image'];
  readonly size: 'card' | 'cover';
}

/** The picture of a news item; decorative. */
export const NewsPicture = ({ image, size }: Props) => (
  <div aria-hidden className={classNames(styles['picture'], styles[size])}>
    <Scene src={image} eager />
    {names.map(({ name, effect }) => (
      <span key={name} className={classNames('cut', styles['name'])}>
        <Username name={name} effect={effect} display />
      </span>
    ))}
  </div>
);
