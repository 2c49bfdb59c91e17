import type { GameId } from '@hub/engine/wire/ids';
import { Button } from '@hub/ui/controls/button.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { useAct } from '@hub/ui/net/use-act.ts';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { useCopy } from '@hub/ui/share/use-copy.ts';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { Check, Swords } from 'lucide-react';
import { useState } from 'react';
import { makeChallenge } from '../../calls.ts';
import styles from './challenge-button.module.css';
import { forgetSendBack, sendBackName } from './send-back.ts';

interface Props {
  /** Id of the game. */
  readonly game: string;
  /** The room of the run. */
  readonly gameId: string;
}

const COPIED_MS = 4_000;

/** Makes the link of a challenge and copies it; where there is no clipboard, the link is shown for selection. */
export function ChallengeButton({ game, gameId }: Props) {
  const { call } = useNet();
  const { act, error, isBusy } = useAct(t`The link could not be made. Try again in a moment.`);
  const [link, setLink] = useState('');
  // Kept for this result: a second press makes the same link.
  const [friend] = useState(() => sendBackName(game));
  const { isCopied, isShown, copy } = useCopy(link, COPIED_MS);
  const copied =
    friend === undefined
      ? t`Link copied. It works for seven days.`
      : t`Link copied. Send it to ${{ name: isolated(friend) }}.`;
  const make = () =>
    act(async () => {
      const { id } = await call(makeChallenge, { body: { game, gameId: gameId as GameId } });
      const made = window.location.origin + paths.challenge({ id });
      setLink(made);
      forgetSendBack();
      await copy(made);
    });
  return (
    <div className={styles['offer']}>
      <Button
        icon={isCopied ? Check : Swords}
        busy={isBusy}
        title={t`The same questions, with your ghost beside the score. The link works for seven days.`}
        onClick={() => void make()}
      >
        {isCopied
          ? copied
          : friend === undefined
            ? t`Challenge a friend`
            : t`Send back to ${{ name: isolated(friend) }}`}
      </Button>
      <output className="sr">{isCopied && copied}</output>
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
      {isShown && <SelectableText label={t`Link of the challenge`} text={link} rows={1} />}
    </div>
  );
}
