import type { IconType } from '@hub/ui/art/icon.tsx';
import type { GameScreen } from '@hub/ui/screens/screen.ts';
import { screens } from '@hub/web/games.ts';
import { iconsOf } from '@hub/web/icons.ts';
import { t } from '@lingui/core/macro';
import { Gem, Gift, Hexagon, History, ShoppingBag, Undo2 } from 'lucide-react';
import type { LedgerLine } from '../calls.ts';

/** Text and icon of a ledger reason. */
interface ReasonLabel {
  readonly text: string;
  readonly icon: IconType;
}

/** The text is said in the language of the pages at the time of the call. */
type Label = { readonly text: () => string; readonly icon: IconType };
const OTHER: Label = { text: () => t`A game of the past`, icon: History };
/** No game takes anything, so an expense without a reason of its own is one of a host. */
const TAKEN: Label = { text: () => t`Taken back by the hub`, icon: Undo2 };

const labelOf = ({ game }: GameScreen, reason: string): [string, Label] => {
  const { glyph, icon = glyph, reasons = {} } = iconsOf({ game });
  const own = new Map(Object.entries(reasons)).get(reason);
  const text = (): string => (own?.text === undefined ? game.names.title : t(own.text));
  return [reason, { text, icon: own?.icon ?? icon }];
};

const labels: ReadonlyMap<string, Label> = new Map([
  ...screens.flatMap((screen) => screen.game.ledgerReasons.map((reason) => labelOf(screen, reason))),
  ['purchase', { text: () => t`Shop`, icon: ShoppingBag }],
  ['grant', { text: () => t`Gift from the hub`, icon: Gift }],
  ['ring', { text: () => t`Full ring of a day`, icon: Hexagon }],
  ['trial', { text: () => t`First stone`, icon: Gem }],
]);

/** Returns text and icon of a reason; the general ones if the reason is unknown. */
export function reasonLabel({
  reason,
  amount,
}: Pick<LedgerLine, 'amount'> & { readonly reason: string }): ReasonLabel {
  const { text, icon } = labels.get(reason) ?? (amount < 0 ? TAKEN : OTHER);
  return { text: text(), icon };
}
