import { displayName, matchNames } from '@hub/catalog/name-matcher';
import { Combobox } from '@hub/ui/controls/combobox.tsx';
import { ErrorBox } from '@hub/ui/feedback/error-box.tsx';
import { memo, useEffect, useMemo, useRef } from 'react';
import type { ChampionSummary } from '../game.ts';
import { ChampionPicture, type PortraitSrc } from './champion-picture.tsx';
import styles from './guess-search.module.css';
import { championRiftTexts as texts } from './texts.ts';

interface Props {
  /** Champions that can still be guessed. */
  readonly candidates: readonly ChampionSummary[];
  readonly text: string;
  readonly disabled: boolean;
  /** Error message of the last guess, if the server refused it. */
  readonly refusal: string | undefined;
  readonly onType: (text: string) => void;
  readonly onGuess: (name: string) => void;
  readonly portraitSrc: PortraitSrc;
}

/** The guess field: only a suggested champion can be submitted, by click or Enter. */
export const GuessSearch = memo(function GuessSearch(props: Props) {
  const { candidates, text, disabled, refusal, portraitSrc } = props;
  const suggestions = useMemo(
    () => matchNames(text, candidates).map(({ entry }) => entry),
    [text, candidates],
  );
  const { input, keepFocus } = useLastingFocus(disabled);
  return (
    <div className={styles['search']}>
      <Combobox
        ref={input}
        label={texts.search}
        hideLabel
        placeholder={texts.placeholder}
        emptyText={texts.noneFits}
        items={suggestions}
        getKey={({ id }) => id}
        getLabel={({ name }) => displayName(name)}
        picture={pictureFrom(portraitSrc)}
        inputValue={text}
        onInputChange={props.onType}
        onSelect={({ name }) => {
          keepFocus();
          props.onGuess(name);
        }}
        disabled={disabled}
      />
      {refusal !== undefined && <ErrorBox className={styles['refusal']}>{refusal}</ErrorBox>}
    </div>
  );
});

const pictureFrom = (portraitSrc: PortraitSrc) => (champion: ChampionSummary) => (
  <ChampionPicture image={champion.image} portraitSrc={portraitSrc} compact />
);

/** Restores the focus that a field loses while disabled, unless another element has it by then. */
function useLastingFocus(disabled: boolean) {
  const input = useRef<HTMLInputElement>(null);
  const isOwed = useRef(false);
  useEffect(() => {
    if (disabled || !isOwed.current) return;
    isOwed.current = false;
    if (document.activeElement === document.body) input.current?.focus();
  }, [disabled]);
  const keepFocus = () => {
    isOwed.current = true;
  };
  return { input, keepFocus };
}
