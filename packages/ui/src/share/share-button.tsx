import { Check, Copy, Download, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import type { ButtonLook } from '../controls/button-look.ts';
import { whenIdle } from '../when-idle.ts';
import type { Parcel, ShareOutcome, ShareWay } from './deliver.ts';
import styles from './share-button.module.css';
import type { ShareContent, SharePlayer } from './share-content.ts';
import { shareTexts as texts } from './texts.ts';

/** The result appears first; then what a press on the button would wait for is loaded. */
const PRELOAD_AFTER_MS = 1_000;

interface Props {
  /** Says what is shared; called when the player shares. */
  readonly content: () => Promise<ShareContent>;
  /** Loads the code of `content`. The function identity is stable. */
  readonly preload: () => Promise<unknown>;
  /** URL of the game's poster. */
  readonly scene: string;
  readonly player: SharePlayer;
  readonly look?: ButtonLook | undefined;
  readonly className?: string | undefined;
}

interface Sent {
  /** Missing when it could not be prepared. */
  readonly parcel?: Parcel | undefined;
  readonly outcome: ShareOutcome;
}

/** Shares a result in the way that this browser has, and says below the buttons what happened. */
export function ShareButton({ content, preload, scene, player, look, className }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [way] = useState(bestWay);
  const [isBusy, setIsBusy] = useState(false);
  const [{ parcel, outcome }, setSent] = useState<Sent | { outcome?: undefined; parcel?: undefined }>({});

  useEffect(() => {
    const load = async () => {
      await Promise.all([preload(), import('./prepare.ts').then(({ loadPicture }) => loadPicture(scene))]);
    };
    // If it fails, the press tries again and says so.
    return whenIdle(() => void load().catch(() => undefined), PRELOAD_AFTER_MS);
  }, [preload, scene]);

  const run = async (send: () => Promise<Sent>) => {
    setIsBusy(true);
    setSent(await send().catch((): Sent => ({ outcome: 'failed' })));
    setIsBusy(false);
  };
  const share = () =>
    run(async () => {
      const page = button.current ?? document.documentElement;
      const { deliver, prepareParcel } = await import('./prepare.ts');
      const ready = parcel ?? (await prepareParcel(await content(), player, page));
      return { parcel: ready, outcome: await deliver(ready, way) };
    });
  const sendPicture = (ready: Parcel) =>
    run(async () => {
      const { copyPicture, savePicture } = await import('./prepare.ts');
      return { parcel: ready, outcome: await (canCopyPictures() ? copyPicture : savePicture)(ready) };
    });

  return (
    <>
      <Button
        ref={button}
        look={look}
        size="large"
        icon={outcome === 'shared' || outcome === 'copied' ? Check : ICONS[way]}
        busy={isBusy}
        aria-label={texts.names[way]}
        className={className}
        onClick={() => void share()}
      >
        <span className={styles['wide']}>{texts.ways[way]}</span>
        <span className={styles['narrow']}>{texts.share}</span>
      </Button>
      <div className={classNames(styles['result'], outcome === undefined && styles['silent'])}>
        <output>{outcome && texts.outcomes[outcome]}</output>
        {parcel && (outcome === 'copied' || outcome === 'pictureCopied') && (
          <Button
            size="small"
            icon={canCopyPictures() ? Copy : Download}
            disabled={isBusy}
            onClick={() => void sendPicture(parcel)}
          >
            {canCopyPictures() ? texts.copyPicture : texts.savePicture}
          </Button>
        )}
      </div>
    </>
  );
}

const ICONS = { sheet: Share2, clipboard: Copy, download: Download } as const;

/** What this browser has. Its clipboard is missing where the page is not served over HTTPS. */
function bestWay(): ShareWay {
  if ('share' in navigator) return 'sheet';
  return 'clipboard' in navigator ? 'clipboard' : 'download';
}

const canCopyPictures = (): boolean => 'ClipboardItem' in window && 'write' in navigator.clipboard;
