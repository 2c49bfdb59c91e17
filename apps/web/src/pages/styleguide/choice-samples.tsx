import { RankTier, type TierName } from '@hub/ui/art/rank-tier.tsx';
import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { Slider } from '@hub/ui/controls/slider.tsx';
import { Stepper } from '@hub/ui/controls/stepper.tsx';
import { Switch } from '@hub/ui/controls/switch.tsx';
import { TabPanel, Tabs } from '@hub/ui/controls/tabs.tsx';
import { Disclosure } from '@hub/ui/surfaces/disclosure.tsx';
import { Map as MapIcon, Scale } from 'lucide-react';
import { useState } from 'react';
import { Sample } from './sample.tsx';

const FILTERS = [
  { id: 'all', label: 'All', badge: 12 },
  { id: 'effects', label: 'Username Effects', badge: 7 },
  { id: 'icons', label: 'Profile Icons', badge: 5 },
] as const;

const TIERS: readonly TierName[] = ['globe', 'bronze', 'silver', 'gold', 'diamond', 'master', 'challenger'];
const tierTabs = TIERS.map((tier) => ({
  id: tier,
  label: tier === 'globe' ? 'All' : tier.charAt(0).toUpperCase() + tier.slice(1),
  picture: <RankTier tier={tier} size={44} />,
  color: `var(--tier-${tier})`,
}));

const PODIUMS = [
  { value: 'first', label: 'More or Less', icon: Scale },
  { value: 'second', label: 'Rift Guesser', icon: MapIcon },
] as const;
const SEATS = [2, 3, 4, 5, 6, 7, 8].map((value) => ({ value, label: String(value) }));

/** Tabs and single-choice controls. */
export function TabSamples() {
  const [filter, setFilter] = useState<(typeof FILTERS)[number]['id']>('all');
  const [tier, setTier] = useState<TierName>('gold');
  const [podium, setPodium] = useState<'first' | 'second'>('first');
  const [seats, setSeats] = useState(4);
  return (
    <Sample title="Tabs and choices">
      <Tabs label="Kind of item" tabs={FILTERS} value={filter} onChange={setFilter}>
        {FILTERS.map(({ id, label }) => (
          <TabPanel key={id} id={id}>
            <p className="soft">{label}</p>
          </TabPanel>
        ))}
      </Tabs>
      <Tabs label="Tier" look="tier" tabs={tierTabs} value={tier} onChange={setTier}>
        <TabPanel id={tier}>
          <p className="soft">Players of tier {tier}</p>
        </TabPanel>
      </Tabs>
      <Segmented label="Podium of" options={PODIUMS} value={podium} onChange={setPodium} />
      <Segmented
        label="Max Players"
        hideLabel={false}
        look="pick"
        options={SEATS}
        value={seats}
        onChange={setSeats}
      />
    </Sample>
  );
}

/** Number fields, switches and disclosures. */
export function ControlSamples() {
  const [volume, setVolume] = useState(25);
  const [lives, setLives] = useState<number | undefined>(3);
  const [turn, setTurn] = useState<number | undefined>(15);
  const [locked, setLocked] = useState(true);
  return (
    <Sample title="Figures and switches">
      <Stepper label="Lives" min={1} max={10} hint="1 to 10" value={lives} onChange={setLives} />
      <Stepper
        label="Time limit"
        min={1}
        max={127}
        unit="s"
        hint="1 to 127 seconds"
        value={turn}
        onChange={setTurn}
      />
      <Switch
        label="Use Password"
        hint="Only players who know it can join."
        checked={locked}
        onChange={setLocked}
      />
      <Switch label="Not now" checked={false} disabled onChange={setLocked} />
      <Slider label="Volume" value={volume} onChange={setVolume} valueText={(value) => `${value} percent`} />
      <div>
        <Disclosure title="How do I earn Blue Essence?" defaultOpen>
          <p>Play the PvE games. Every right answer and every daily rift pays.</p>
        </Disclosure>
        <Disclosure title="Is it free?">
          <p>Yes.</p>
        </Disclosure>
      </div>
    </Sample>
  );
}
