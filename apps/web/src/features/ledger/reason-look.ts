import type { IconType } from '@hub/ui/art/icon.tsx';
import type { GameScreen } from '@hub/ui/screens/screen.ts';
import { Gem, Gift, Hexagon, History, ShoppingBag } from 'lucide-react';
import { screens } from '../../games.ts';
import { iconsOf } from '../../icons.ts';
import { ledgerTexts } from '../../messages/ledger.ts';

/** Text and icon of a ledger reason. */
interface ReasonLook {
  readonly text: string;
  readonly icon: IconType;
}

const { purchase, grant, ring, trial, other } = ledgerTexts.reasons;
const otherLook: ReasonLook = { text: other, icon: History };

const lookIn = ({ game }: GameScreen, reason: string): [string, ReasonLook] => {
  const { glyph, icon = glyph, reasons = {} } = iconsOf({ game });
  const own = new Map(Object.entries(reasons)).get(reason);
  return [reason, { text: own?.text ?? game.names.title, icon: own?.icon ?? icon }];
};

const looks: ReadonlyMap<string, ReasonLook> = new Map([
  ...screens.flatMap((screen) => screen.game.ledgerReasons.map((reason) => lookIn(screen, reason))),
  ['purchase', { text: purchase, icon: ShoppingBag }],
  ['grant', { text: grant, icon: Gift }],
  ['ring', { text: ring, icon: Hexagon }],
  ['trial', { text: trial, icon: Gem }],
]);

/** Returns text and icon of a reason; the general ones if the reason is unknown. */
export const reasonLook = (reason: string): ReasonLook => looks.get(reason) ?? otherLook;
