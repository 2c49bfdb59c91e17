import { Select } from '@hub/ui/controls/select.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { useNavigation, useSearch } from '@hub/web/links/navigation.ts';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { listPlayers, PLAYER_FILTERS } from '../calls/players.ts';
import { OPENED } from './kit/addresses.ts';
import { List } from './kit/list.tsx';
import { Panel, Split } from './kit/panel.tsx';
import { PlayerName } from './kit/player-name.tsx';
import { useAdminSession } from './kit/session.ts';
import { When } from './kit/when.tsx';
import { PlayerPanel } from './player-panel.tsx';
import { PlayerState } from './player-state.tsx';
import styles from './players-part.module.css';
import { adminTexts } from './texts.ts';

const texts = adminTexts.players;
type Filter = (typeof PLAYER_FILTERS)[number];

/** The players of the hub, and one of them with everything that can be done. */
export function PlayersPart() {
  const { call } = useAdminSession();
  const { entry, go: goTo } = useNavigation();
  const opened = useSearch().get(OPENED) ?? undefined;
  const [text, setText] = useState('');
  const [only, setOnly] = useState<Filter>('all');
  const asked = useDeferredValue(text.trim());
  const open = (id?: string) =>
    goTo(id === undefined ? entry.pathname : `${entry.pathname}?${OPENED}=${id}`, { replace: true });
  return (
    <Split
      list={
        <Panel
          label={texts.title}
          aside={
            <div className={styles['tools']}>
              <TextField
                label={texts.search}
                hideLabel
                placeholder={texts.search}
                icon={Search}
                value={text}
                onChange={setText}
              />
              <Select
                label={texts.filter}
                hideLabel
                value={only}
                onChange={setOnly}
                options={PLAYER_FILTERS.map((value) => ({ value, label: texts.filters[value] }))}
              />
            </div>
          }
        >
          <List
            of={['players', only, asked]}
            read={(page, signal) =>
              call(listPlayers, { query: { ...page, only, ...(asked !== '' && { text: asked }) }, signal })
            }
            label={texts.title}
            empty={texts.none}
            keyOf={({ id }) => id}
            opened={opened}
            onOpen={({ id }) => open(id)}
            columns={[
              { title: texts.name, render: (player) => <PlayerName of={player} /> },
              { title: texts.state, render: (player) => <PlayerState of={player} />, isState: true },
              {
                title: texts.played,
                render: ({ playedAt }) => (playedAt === null ? '–' : <When at={playedAt} />),
                isNumber: true,
              },
              { title: texts.games, render: ({ games }) => formatFigure(games), isNumber: true },
            ]}
          />
        </Panel>
      }
      opened={opened && <PlayerPanel key={opened} id={opened} onClose={() => open()} />}
      isChosen={opened !== undefined}
    />
  );
}
