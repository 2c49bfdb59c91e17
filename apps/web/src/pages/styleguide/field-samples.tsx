import { emblems } from '@hub/catalog/emblem-facts';
import { Combobox } from '@hub/ui/controls/combobox.tsx';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { Select } from '@hub/ui/controls/select.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { matchedPositions } from '@hub/ui/controls/text-match.ts';
import { ChampionEmblem } from '@hub/ui/emblem/champion-emblem.tsx';
import { Eye, Search, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Sample } from './sample.tsx';
import styles from './styleguide-page.module.css';

const SORTS = [
  { value: 'price', label: 'Price: low to high' },
  { value: 'rarity', label: 'Rarity' },
] as const;

/** Input fields in every state. */
export function FieldSamples() {
  const [name, setName] = useState('Kestrel');
  const [sort, setSort] = useState<'price' | 'rarity'>('price');
  return (
    <Sample title="Fields">
      <TextField label="Username" icon={UserRound} limit={12} value={name} onChange={setName} />
      <TextField
        label="Search"
        hideLabel
        icon={Search}
        placeholder="Search for a player..."
        value=""
        onChange={setName}
      />
      <TextField
        label="Username with an error"
        limit={12}
        value="Kestrel of the North"
        onChange={setName}
        error="Username must be 12 characters or less"
      />
      <TextField
        label="Password"
        type="password"
        look="gold"
        size="large"
        hint="Only players who know it can join."
        trailing={<IconButton size="small" icon={Eye} label="Show password" />}
        value="password"
        onChange={setName}
      />
      <TextField label="Disabled" disabled value="Ivern" onChange={setName} />
      <Select label="Sort by" options={SORTS} value={sort} onChange={setSort} />
    </Sample>
  );
}

const pictureOf = ({ id }: { readonly id: string }) => <ChampionEmblem id={id} label="" compact />;

/** The champion search. */
export function ComboboxSample() {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<string>();
  const found = emblems.filter(({ name }) => matchedPositions(name, query).size > 0).slice(0, 5);
  return (
    <Sample title="Search with suggestions">
      <Combobox
        label="Champion"
        hideLabel
        placeholder="Search for a champion"
        items={found}
        getKey={({ id }) => id}
        getLabel={({ name }) => name}
        picture={pictureOf}
        inputValue={query}
        onInputChange={setQuery}
        onSelect={({ name }) => {
          setChosen(name);
          setQuery('');
        }}
        emptyText="No champion has these letters."
      />
      <Combobox
        label="Waiting for an answer"
        look="plain"
        disabled
        items={[]}
        getKey={String}
        getLabel={String}
        inputValue="Anivia"
        onInputChange={setQuery}
        onSelect={setQuery}
      />
      <p className={styles['note']}>{chosen ? `Chosen: ${chosen}` : 'Nothing chosen yet.'}</p>
    </Sample>
  );
}
