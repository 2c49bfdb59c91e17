import { classNames } from '@hub/ui/class-names.ts';
import { ChampionPicture } from '@hub/ui/emblem/champion-picture.tsx';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import type { ChainState } from '../game.ts';
import { BothNames } from './own-names.tsx';
import styles from './used-list.module.css';

interface Props {
  readonly state: ChainState;
  /** Id of a champion that a player has just named again. */
  readonly again: string | undefined;
  readonly portraitSrc: (image: string) => string | undefined;
}

/** Links of the ring that large windows show around the seats. */
const LINKS = 17;
const DEGREES = 17.5;
/** The answer field closes the ring at the foot: as many degrees are without links. */
const GAP = 360 - LINKS * DEGREES;

/** Degrees of a link clockwise from the top, where the newest one is; older ones follow. */
const degreesOf = (link: number): number => link * DEGREES + (link > LINKS / 2 ? GAP : 0);

/** The place of a link, from -1 to 1. */
function placeOf(link: number) {
  const angle = (degreesOf(link) * Math.PI) / 180;
  return { '--x': Math.sin(angle).toFixed(3), '--y': (-Math.cos(angle)).toFixed(3) } as CSSProperties;
}

/** The line of the ring, lit as far as there are names, with an empty socket for each link. */
function Sockets({ used }: { readonly used: number }) {
  const lit = degreesOf(Math.min(used, LINKS) - 1);
  return (
    <div aria-hidden className={styles['arena']}>
      <svg viewBox="-100 -100 200 200" preserveAspectRatio="none">
        <circle r="100" pathLength="360" />
        {used > 1 && (
          <circle r="100" pathLength="360" strokeDasharray={`${lit} 360`} className={styles['lit']} />
        )}
      </svg>
      {Array.from({ length: LINKS }, (_, link) => (
        <i key={link} style={placeOf(link)} />
      ))}
    </div>
  );
}

/**
 * The used champions, which may not be named again; newest first. Large windows show the newest ones as links of a ring
 * around the seats, others all of them as a list.
 */
export function UsedList({ state, again, portraitSrc }: Props) {
  const { usedChampions, championData } = state;
  const all = usedChampions.length + Object.keys(championData).length;
  return (
    <Card as="aside" aria-labelledby="chain-used" className={styles['used']}>
      <CardHeader id="chain-used" title={t({ message: 'Used', comment: 'Title of a list of champions.' })}>
        <span className="label num">{t`${{ used: usedChampions.length }} of ${all}`}</span>
      </CardHeader>
      <Sockets used={usedChampions.length} />
      {usedChampions.length === 0 ? (
        <p className={styles['none']}>{t`No champion has been named since the chain began.`}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        <ul tabIndex={0} aria-labelledby="chain-used">
          {usedChampions.toReversed().map(({ id, name, image }, link) => (
            <li
              key={id}
              className={classNames(id === again && styles['again'], link >= LINKS && styles['older'])}
              style={placeOf(link)}
            >
              <span className={styles['crest']}>
                <ChampionPicture id={id} src={portraitSrc(image.full)} />
              </span>
              <BothNames english={name} className="clip" />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
