import { itemById } from '@hub/catalog/items';
import type { OpenDays } from './daily-days.ts';
import type { PlantedLeak } from './planted-leaks.ts';
import type { Outgoing } from './secrets.ts';
import type { TestHubOptions } from './test-hub.ts';

/** Changes output that `isMeant` selects, with access to what the store knows about the days. */
const changing = (
  isMeant: (out: Outgoing) => boolean,
  change: (text: string, days: OpenDays) => string,
): TestHubOptions => ({
  tamper: (out, days) =>
    days !== undefined && isMeant(out) ? { ...out, text: change(out.text, days) } : out,
});

const isCall =
  (part: string) =>
  ({ via, action }: Outgoing): boolean =>
    via === 'reply' && action.includes(part);

const isShared = ({ via }: Outgoing): boolean => via === 'share';
const isPractice = ({ via, text }: Outgoing): boolean => via === 'frame' && text.includes('"practice":true');

/** Leaks in the calls about days, in previews and in what players share. */
export const plantedDailyLeaks: readonly PlantedLeak[] = [
  {
    name: 'the nonce of today among the proofs',
    leaks: new Set(['nonce']),
    in: 'Champion Rift',
    testHub: changing(isCall('/proofs'), (text, { nonces }) =>
      text.replace('"nonce":null', `"nonce":"${nonces[0]}"`),
    ),
  },
  {
    name: 'the answer of tomorrow in the archive',
    leaks: new Set(['coming answer']),
    in: 'Item Rift',
    testHub: changing(isCall('/archive'), (text, { comingIds }) => `${text} next: "${comingIds[0]}"`),
  },
  {
    name: 'the answer of the day after in practice',
    leaks: new Set(['coming answer']),
    in: 'Champion Rift',
    testHub: changing(isPractice, (text, { comingIds }) =>
      text.replace(
        '"practice":true',
        `"practice":true,"portrait":"/img/${comingIds[1]?.toLowerCase()}.webp"`,
      ),
    ),
  },
  {
    name: 'the guesses of others before the own end',
    leaks: new Set(['guesses of others']),
    in: 'Emoji Rift',
    testHub: changing(isCall('/ending'), (text) =>
      text.replace('"others":null', '"others":{"players":6,"distribution":[]}'),
    ),
  },
  {
    name: 'the answer as the file name of a preview',
    leaks: new Set(['answer']),
    in: 'Champion Rift',
    testHub: changing(isCall(' /dailyRifts/'), (text, { answerId }) =>
      text.replaceAll(/previews\/\w+\.jpg/g, `previews/${answerId}.jpg`),
    ),
  },
  {
    name: 'the name of the item in a shared text',
    leaks: new Set(['answer']),
    in: 'Item Rift',
    testHub: changing(
      isShared,
      (text, { answerId }) => `${text} ${itemById(Number(answerId))?.name} of the day`,
    ),
  },
];
