import { useNet } from '@hub/ui/net/net.ts';
import { scoreScreens } from '@hub/web/games.ts';
import { useNotify } from '@hub/web/notifications/use-notify.ts';
import { iconUrl } from '@hub/web/page-settings/icon-url.ts';
import { usePageSettings } from '@hub/web/page-settings/page-settings.ts';
import { useAccount } from '@hub/web/session/account.ts';
import { scoreStats } from '@hub/web/session/game-stats.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { useSound } from '@hub/web/sound/sound-context.ts';
import * as cues from '@hub/web/sound/sound-map.ts';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BalanceHeader } from '../../ledger/screen/balance-header.tsx';
import { balanceOptions } from '../../ledger/screen/balance-query.ts';
import { useBalance } from '../../ledger/screen/balance-state.tsx';
import type { PreviewPlayer } from './preview-player.ts';
import { ShopView } from './shop-view.tsx';
import { useWearNow } from './use-wear-now.ts';

/** A balance older than this is asked for again when the shop opens. */
const FRESH_MS = 1_000;

/** Connects the shop with the player, the balance and the toasts. */
export function ShopPage() {
  const { id } = usePlayer();
  const { spend, refresh } = useBalance();
  useQuery({ ...balanceOptions(useNet(), id), staleTime: FRESH_MS });
  const previewPlayer = usePreviewPlayer();
  const notify = useNotify();
  const wearNow = useWearNow();
  const { playCue } = useSound();
  return (
    <>
      <BalanceHeader
        title={t`Shop`}
        lead={t`Looks for your name and your profile, paid with the Blue Essence you earn.`}
      />
      <ShopView
        accountId={id}
        previewPlayer={previewPlayer}
        onBought={() => {
          playCue(cues.itemBought);
          spend();
        }}
        onWear={wearNow}
        onRefused={(refusal) => {
          refresh();
          notify({ type: 'error', ...refusal });
        }}
      />
    </>
  );
}

/** The player on whom the shop previews items: name, effect, rank and balance. */
function usePreviewPlayer(): PreviewPlayer {
  const { player_id: playerId, name } = usePlayer();
  const { settled: balance } = useBalance();
  const { data: account } = useAccount();
  const settings = usePageSettings();
  const effect = account?.activeUsernameEffect?.cssClass ?? null;
  const ranks = scoreScreens.map(({ game }) => account && scoreStats(account, game).rank);
  const rank = ranks.find((known) => typeof known === 'number') ?? null;
  return useMemo(
    () => ({
      playerId,
      name,
      effect,
      rank,
      balance,
      iconSrc: (icon, image) => iconUrl(settings, icon, image),
    }),
    [playerId, name, effect, rank, balance, settings],
  );
}
