import { msg, t } from '@lingui/core/macro';
import { Check, Copy, Download, Share2, Text, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { IconType } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import type { ButtonVariant } from '../controls/button-variant.ts';
import { whenIdle } from '../when-idle.ts';
import type { Parcel, ShareOutcome, ShareWay } from './deliver.ts';
import { SelectableText } from './selectable-text.tsx';
import styles from './share-button.module.css';
import type { ShareContent, SharePlayer } from './share-content.ts';
import { canCopy } from './use-copy.ts';

const NAMES = { sheet: msg`Share…`, clipboard: msg`Share: copy text`, text: msg`Share: show text` };

const WAYS = { sheet: msg`Share…`, clipboard: msg`Share`, text: msg`Show text` };

const NARROW = { sheet: msg`Share…`, clipboard: msg`Share`, text: msg`Text` };

const OUTCOMES = {
  shared: msg`Shared.`,
  copied: msg`Result copied as text.`,
  shown: msg`Select and copy this text.`,
  pictureCopied: msg`Picture copied.`,
  pictureRefused: msg`The browser did not copy the picture.`,
  saved: msg`Picture saved.`,
  ready: msg`Ready. Press Share once more.`,
  failed: msg`Sharing has failed. Try again.`,
};

/** The result appears first; then what a press on the button would wait for is loaded. */
const PRELOAD_AFTER_MS = 1_000;

export interface ShareButtonProps {
  /** Says what is shared; called when the player shares. */
  readonly content: () => Promise<ShareContent>;
  /** Loads the code of `content`. The function identity is stable. */
  readonly preload: () => Promise<unknown>;
  /** URL of the game's poster. */
  readonly scene: string;
  readonly player: SharePlayer;
  readonly variant?: ButtonVariant | undefined;
}

interface Sent {
  /** Missing when it could not be prepared. */
  readonly parcel?: Parcel | undefined;
  readonly outcome: ShareOutcome;
}

/** Shares a result in the way that this browser has, and says below the buttons what happened. */
export function ShareButton({ content, preload, scene, player, variant }: ShareButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [way] = useState(bestWay);
  const [isBusy, setIsBusy] = useState(false);
  const [{ parcel, outcome }, setSent] = useState<Partial<Sent>>({});

  useEffect(() => {
    const load = async () => {
      const [prepare] = await Promise.all([import('./prepare.ts'), preload()]);
      await prepare.loadPicture(scene);
    };
    // If it fails, the press tries again and says so.
    return whenIdle(() => void load().catch(() => undefined), PRELOAD_AFTER_MS);
  }, [preload, scene]);

  const run = async (send: () => Promise<Sent>) => {
    setIsBusy(true);
    const sent = await send().catch((): Sent => ({ outcome: 'failed' }));
    // A closed sheet is no news, and what was chosen in it is unknown.
    setSent(sent.outcome === 'cancelled' ? { parcel: sent.parcel } : sent);
    setIsBusy(false);
  };
  const isTextShown = outcome === 'shown';
  const copiesPicture = canCopyPictures() && !isTextShown && outcome !== 'pictureRefused';
  const share = (by: ShareWay) =>
    run(async () => {
      const page = button.current ?? document.documentElement;
      const { deliver, prepareParcel } = await import('./prepare.ts');
      const ready = parcel ?? (await prepareParcel(await content(), player, page));
      return { parcel: ready, outcome: await deliver(ready, by) };
    });
  const sendPicture = (ready: Parcel) =>
    run(async () => {
      const { copyPicture, savePicture } = await import('./prepare.ts');
      return { parcel: ready, outcome: await (copiesPicture ? copyPicture : savePicture)(ready) };
    });

  return (
    <>
      <Button
        ref={button}
        variant={isTextShown ? 'neutral' : variant}
        size="large"
        icon={iconFor(way, outcome)}
        busy={isBusy}
        aria-label={isTextShown ? t`Hide text` : t(NAMES[way])}
        onClick={() => (isTextShown ? setSent({ parcel }) : void share(way))}
      >
        <span className={styles['wide']}>
          {isTextShown ? t({ message: 'Hide', comment: 'While the text is shown.' }) : t(WAYS[way])}
        </span>
        <span className={styles['narrow']}>
          {isTextShown ? t({ message: 'Hide', comment: 'While the text is shown.' }) : t(NARROW[way])}
        </span>
      </Button>
      {way === 'sheet' && !isTextShown && (
        <Button
          size="large"
          icon={outcome === 'copied' ? Check : Copy}
          disabled={isBusy}
          aria-label={t`Copy text`}
          onClick={() => void share('clipboard')}
        >
          <span className={styles['wide']}>{t`Copy text`}</span>
        </Button>
      )}
      <div className={classNames(styles['result'], outcome === undefined && styles['silent'])}>
        <output>{outcome && outcome !== 'cancelled' && t(OUTCOMES[outcome])}</output>
        {parcel && outcome !== undefined && OFFER_PICTURE.has(outcome) && (
          <Button
            variant={isTextShown ? variant : undefined}
            size="small"
            icon={copiesPicture ? Copy : Download}
            disabled={isBusy}
            onClick={() => void sendPicture(parcel)}
          >
            {copiesPicture ? t`Copy picture` : t`Save picture`}
          </Button>
        )}
        {parcel && isTextShown && <Preview picture={parcel.picture} />}
        {parcel && isTextShown && (
          <SelectableText
            label={t`Result as text`}
            text={parcel.text}
            rows={parcel.text.split('\n').length}
          />
        )}
      </div>
    </>
  );
}

/** Drawn, because the page's policy allows no picture from a blob. */
function Preview({ picture }: Pick<Parcel, 'picture'>) {
  const draw = async (canvas: HTMLCanvasElement | null) =>
    canvas?.getContext('2d')?.drawImage(await createImageBitmap(picture), 0, 0);
  return <canvas aria-hidden ref={(canvas) => void draw(canvas)} width={1_080} height={1_350} />;
}

function iconFor(way: ShareWay, outcome: ShareOutcome | undefined): IconType {
  if (outcome === 'shown') return X;
  return outcome === 'shared' || (outcome === 'copied' && way !== 'sheet') ? Check : ICONS[way];
}

const ICONS = { sheet: Share2, clipboard: Copy, text: Text } as const;
/** The outcomes after which the picture is offered as well. */
const OFFER_PICTURE: ReadonlySet<ShareOutcome> = new Set([
  'copied',
  'shown',
  'pictureCopied',
  'pictureRefused',
]);

/** What this browser has. Its clipboard is missing where the page is not served over HTTPS. */
function bestWay(): ShareWay {
  if ('share' in navigator) return 'sheet';
  return canCopy() ? 'clipboard' : 'text';
}

const canCopyPictures = (): boolean =>
  canCopy() && 'ClipboardItem' in window && 'write' in navigator.clipboard;
