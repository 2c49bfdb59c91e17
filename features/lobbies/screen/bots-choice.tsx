import { QUICK_BOTS, type QuickBots } from '@hub/engine/wire/bots';
import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { msg, t } from '@lingui/core/macro';

const BOTS = {
  weaker: msg`Weaker`,
  alike: msg({ message: 'Like you', comment: 'Bots as strong as the player.' }),
  stronger: msg`Stronger`,
};

interface Props {
  readonly value: QuickBots;
  readonly onChange: (bots: QuickBots) => void;
}

/** How strong the bots of the player's next game are. */
export const BotsChoice = ({ value, onChange }: Props) => (
  <Segmented
    label={t`Bots of your next game`}
    hideLabel={false}
    variant="pick"
    options={QUICK_BOTS.map((bots) => ({ value: bots, label: t(BOTS[bots]) }))}
    value={value}
    onChange={onChange}
  />
);
