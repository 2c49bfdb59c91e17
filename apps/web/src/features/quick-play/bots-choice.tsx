import { QUICK_BOTS, type QuickBots } from '@hub/engine/wire/bots';
import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { quickPlayTexts as texts } from '../../messages/quick-play.ts';

interface Props {
  readonly value: QuickBots;
  readonly onChange: (bots: QuickBots) => void;
}

/** How strong the bots of the player's next game are. */
export const BotsChoice = ({ value, onChange }: Props) => (
  <Segmented
    label={texts.botsOfNext}
    hideLabel={false}
    look="pick"
    options={QUICK_BOTS.map((bots) => ({ value: bots, label: texts.bots[bots] }))}
    value={value}
    onChange={onChange}
  />
);
