import { DAILY_REWARD_ESSENCE } from '@hub/engine/wire/limits';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { ownChampionName } from '@hub/ui/language/champion-names.ts';
import { contractWords } from '@hub/ui/language/contract-words.ts';
import dialog from '@hub/ui/surfaces/dialog-form.module.css';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { EssencePrice } from '@hub/ui/text/essence-price.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import type { ShopItem } from '../calls.ts';
import { Bought, Burst } from './bought.tsx';
import { ItemSample } from './item-sample.tsx';
import type { PreviewPlayer } from './preview-player.ts';
import styles from './purchase-dialog.module.css';
import { type PurchaseState, purchaseState } from './purchase-state.ts';
import { priceOf } from './shelf-view.ts';
import { ItemPrice } from './shop-item-card.tsx';
import { cosmeticsRarities } from './texts.ts';

const KINDS = { username_effect: msg`username effect`, profile_icon: msg`profile icon` };

interface Props {
  readonly item: ShopItem;
  readonly previewPlayer: PreviewPlayer;
  readonly isOwned: boolean;
  readonly isBuying: boolean;
  /** Whether it was bought in this dialog. */
  readonly isBought: boolean;
  readonly isWearing: boolean;
  readonly onWear: () => void;
  readonly onBuy: () => void;
  readonly onClose: () => void;
}

const LABELS: Readonly<Record<PurchaseState, MessageDescriptor>> = {
  buying: msg`Purchasing...`,
  owned: msg`Already Owned`,
  unknown: msg`Purchase`,
  poor: msg`Not Enough BE`,
  ready: msg`Purchase`,
};

/** Shows an item, its price and the remaining balance, and buys it; then offers to wear it. */
export function PurchaseDialog(props: Props) {
  const { item, previewPlayer, isBought, onClose } = props;
  return (
    <Modal open onClose={onClose} title={ownChampionName(item.name)} hideTitle padded={false}>
      <div style={{ '--c': `var(--rarity-${item.rarity})` } as CSSProperties}>
        <div aria-hidden className={styles['show']}>
          {isBought ? (
            <Burst item={item} previewPlayer={previewPlayer} />
          ) : (
            <ItemSample item={item} previewPlayer={previewPlayer} isLarge />
          )}
        </div>
        <div className={styles['text']}>
          <p className={styles['kind']}>
            {t({
              message: `${{ rarity: t(cosmeticsRarities[item.rarity]) }} ${{ kind: t(KINDS[item.type]) }}`,
              comment:
                'Rare profile icon. Where the words would have to agree, part them: Profile icon: rare.',
            })}
          </p>
          {isBought ? (
            <Bought item={item} isWearing={props.isWearing} onWear={props.onWear} onClose={onClose} />
          ) : (
            <Offer {...props} />
          )}
        </div>
      </div>
    </Modal>
  );
}

/** What the item is, its price, and the button that buys it. */
function Offer({ item, previewPlayer: { balance }, isOwned, isBuying, onBuy, onClose }: Props) {
  const state = purchaseState({ price: priceOf(item), balance, isOwned, isBuying });
  return (
    <>
      {/* Visible copy of the dialog's title, at its place in the design. */}
      <p aria-hidden className={`display ${styles['name']}`}>
        {ownChampionName(item.name)}
      </p>
      <p className={styles['subtitle']}>{contractWords(item.subtitle)}</p>
      <Sum item={item} balance={balance} />
      <div className={classNames(dialog['actions'], styles['actions'])}>
        <Button variant="ghost" size="large" onClick={onClose}>
          {t`Cancel`}
        </Button>
        <Button
          variant="gold"
          size="large"
          busy={state === 'buying'}
          disabled={state !== 'ready'}
          onClick={onBuy}
        >
          {t(LABELS[state])}
        </Button>
      </div>
    </>
  );
}

/** Price, balance, and the remaining or missing amount. */
function Sum({ item, balance }: Pick<Props, 'item'> & Pick<PreviewPlayer, 'balance'>) {
  const left = balance === undefined ? undefined : balance - priceOf(item);
  return (
    <dl className={styles['sum']}>
      <div>
        <dt>{t`Price`}</dt>
        <dd>
          <ItemPrice item={item} />
        </dd>
      </div>
      {balance !== undefined && (
        <div>
          <dt>{t`Your balance`}</dt>
          <dd>
            <EssencePrice price={balance} />
          </dd>
        </div>
      )}
      {left !== undefined && (
        <div className={left < 0 ? styles['missing'] : undefined}>
          <dt>
            {left < 0 ? t`Still missing` : t`After purchase`}
            {left < 0 && (
              <span className={styles['away']}>
                {t`about ${plural({ rifts: Math.ceil(-left / DAILY_REWARD_ESSENCE) }, { one: '# daily rift', other: '# daily rifts' })} away`}
              </span>
            )}
          </dt>
          <dd>
            <EssencePrice price={Math.abs(left)} />
          </dd>
        </div>
      )}
    </dl>
  );
}
