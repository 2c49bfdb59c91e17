import type { GameId } from '@hub/engine/wire/ids';
import { makeChallenge } from '@hub/protocol/http/challenges';
import { Button } from '@hub/ui/controls/button.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { Check, Swords } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../links/paths.ts';
import { challengeTexts as texts } from '../../messages/challenge.ts';
import styles from './challenge-button.module.css';

interface Props {
  /** Id of the game. */
  readonly game: string;
  /** The room of the run. */
  readonly gameId: string;
}

type Outcome =
  | { readonly kind: 'copied' | 'shown'; readonly link: string }
  | { readonly kind: 'failed'; readonly text: string };

/** Makes the link of a challenge and copies it; where there is no clipboard, the link is shown for selection. */
export function ChallengeButton({ game, gameId }: Props) {
  const { call } = useNet();
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const make = async (): Promise<Outcome> => {
    try {
      const { id } = await call(makeChallenge, { body: { game, gameId: gameId as GameId } });
      const link = window.location.origin + paths.challenge({ id });
      return { kind: (await tryToCopy(link)) ? 'copied' : 'shown', link };
    } catch (error) {
      return { kind: 'failed', text: error instanceof CallError ? error.message : texts.failed };
    }
  };
  const press = async () => {
    setIsBusy(true);
    setOutcome(await make());
    setIsBusy(false);
  };
  return (
    <div className={styles['offer']}>
      <p className={styles['text']}>{outcome === undefined ? texts.offerText : <Said outcome={outcome} />}</p>
      <Button icon={outcome?.kind === 'copied' ? Check : Swords} busy={isBusy} onClick={() => void press()}>
        {texts.offer}
      </Button>
      {outcome?.kind === 'shown' && <SelectableText label={texts.link} text={outcome.link} rows={1} />}
    </div>
  );
}

const Said = ({ outcome }: { readonly outcome: Outcome }) => (
  <output>
    {outcome.kind === 'failed' ? outcome.text : outcome.kind === 'copied' ? texts.copied : texts.link}
  </output>
);

async function tryToCopy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
