import type { IconType } from '@hub/ui/art/icon.tsx';
import type { GameScreen } from '@hub/ui/screens/screen.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Gem, Gift, Hexagon, History, ShoppingBag } from 'lucide-react';
import { screens } from '../../games.ts';
import { iconsOf } from '../../icons.ts';

/** Text and icon of a ledger reason. */
interface ReasonLook {
  readonly text: string;
  readonly icon: IconType;
}

type Look = { readonly text: MessageDescriptor | string; readonly icon: IconType };
const OTHER: Look = { text: msg`A game of the past`, icon: History };

const lookIn = ({ game }: GameScreen, reason: string): [string, Look] => {
  const { glyph, icon = glyph, reasons = {} } = iconsOf({ game });
  const own = new Map(Object.entries(reasons)).get(reason);
  return [reason, { text: own?.text ?? game.names.title, icon: own?.icon ?? icon }];
};

const looks: ReadonlyMap<string, Look> = new Map([
  ...screens.flatMap((screen) => screen.game.ledgerReasons.map((reason) => lookIn(screen, reason))),
  ['purchase', { text: msg`Shop`, icon: ShoppingBag }],
  ['grant', { text: msg`Gift from the hub`, icon: Gift }],
  ['ring', { text: msg`Full ring of a day`, icon: Hexagon }],
  ['trial', { text: msg`First stone`, icon: Gem }],
]);

/** Returns text and icon of a reason; the general ones if the reason is unknown. */
export function reasonLook(reason: string): ReasonLook {
  const { text, icon } = looks.get(reason) ?? OTHER;
  return { text: typeof text === 'string' ? text : t(text), icon };
}
