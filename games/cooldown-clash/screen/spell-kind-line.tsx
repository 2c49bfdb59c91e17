import { type SpellKind, spellKind } from '@hub/catalog/spell-kinds';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ClashState } from '../game.ts';
import styles from './spell-kind-line.module.css';

const KINDS: Readonly<
  Record<SpellKind, { readonly name: MessageDescriptor; readonly line: MessageDescriptor }>
> = {
  bolt: {
    name: msg({ message: 'Bolt', comment: 'Kind of a spell.' }),
    line: msg`Goes for one target, or hits what it meets on its way.`,
  },
  wave: {
    name: msg({ message: 'Wave', comment: 'Kind of a spell.' }),
    line: msg`Strikes everything in an area at once.`,
  },
  dash: {
    name: msg({ message: 'Dash', comment: 'Kind of a spell.' }),
    line: msg`Carries the champion to another place.`,
  },
  ward: {
    name: msg({ message: 'Ward', comment: 'Kind of a spell: a shield.' }),
    line: msg`Protects against damage or control.`,
  },
  trap: {
    name: msg({ message: 'Trap', comment: 'Kind of a spell.' }),
    line: msg`Stays on the ground and works there for a while.`,
  },
  aura: {
    name: msg({ message: 'Aura', comment: 'Kind of a spell.' }),
    line: msg`Makes the champion or allies stronger or faster for a while.`,
  },
  heal: { name: msg({ message: 'Heal', comment: 'Kind of a spell.' }), line: msg`Restores health.` },
  form: {
    name: msg({ message: 'Change', context: 'kind of a spell' }),
    line: msg`Gives the champion another form, or hides it.`,
  },
};

/** Outlines in a square of 24 units. */
const GLYPHS: Readonly<Record<SpellKind, string>> = {
  bolt: 'M3 21L13 11M21 3l-4 11-7-7zM3 15l3-3M9 21l3-3',
  wave: 'M4 20a16 16 0 0 1 16-16M4 20a10 10 0 0 1 10-10M4 20a4 4 0 0 1 4-4M17 20h3M20 15v-2',
  dash: 'M10 5l8 7-8 7M4 7l5 5-5 5M15 21h6M15 3h6',
  ward: 'M12 2l8 3v7c0 5-3.500 8-8 10-4.500-2-8-5-8-10V5zM12 7v10M8 11h8',
  trap: 'M3 18h18M5 18l2-7 3 5 2-9 2 9 3-5 2 7M3 21h18',
  aura: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  heal: 'M12 21C5 15.500 3 12 3 9c0-4.500 6-6 9-1.500C15 3 21 4.500 21 9c0 3-2 6.500-9 12zM12 10v6M9 13h6',
  form: 'M8 4h8l4 5-8 12L4 9zM4 9h16M8 4l4 5 4-5M12 9v12',
};

interface Props {
  readonly state: Pick<ClashState, 'targetChampion' | 'targetSpell'>;
}

/** The kind of the spell as a glyph, a word and one line about it. Known without the content network. */
export function SpellKindLine({ state: { targetChampion, targetSpell } }: Props) {
  const kind = spellKind(targetChampion.id, targetSpell.key);
  if (kind === undefined) return null;
  const [kindName, about] = [t(KINDS[kind].name), t(KINDS[kind].line)];
  return (
    <p className={styles['kind']}>
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={GLYPHS[kind]} />
      </svg>
      <span>
        <Trans>
          <b>{kindName}.</b> {about}
        </Trans>
      </span>
    </p>
  );
}
