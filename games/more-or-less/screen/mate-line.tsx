import { classNames } from '@hub/ui/class-names.ts';
import { msg, t } from '@lingui/core/macro';
import type { Guess } from '../game.ts';
import styles from './mate-line.module.css';

const CORD = { open: msg`Pick the same`, agreed: msg`Agreed`, torn: msg`You disagree` };

/** `open` until both have picked; then `agreed` or `torn`. */
type Bond = 'open' | 'agreed' | 'torn';

const ROPES: Readonly<Record<Bond, string>> = {
  open: 'M0 10Q48 30 96 10',
  agreed: 'M0 13Q24 20 40 12T58 8Q64 16 50 20T34 10Q44 2 56 12T96 13',
  torn: 'M0 10Q16 18 28 14M28 14l9-8M28 14l12 1M28 14l8 9M96 10Q80 18 68 14M68 14l-9-8M68 14l-12 2M68 14l-7 9',
};

/** The line between the two players: tied when their picks agree, frayed when they differ. */
export function MateLine({ guesses }: { readonly guesses: readonly (Guess | null)[] }) {
  const bond = bondOf(guesses);
  return (
    <div className={classNames(styles['line'], styles[bond])}>
      <svg key={bond} viewBox="0 0 96 26" aria-hidden>
        <path d={ROPES[bond]} />
      </svg>
      <small>{t(CORD[bond])}</small>
    </div>
  );
}

function bondOf([one, other]: readonly (Guess | null)[]): Bond {
  if (!one || !other) return 'open';
  return one === other ? 'agreed' : 'torn';
}
