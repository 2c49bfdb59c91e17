import type { ReplyOf } from '@hub/protocol/http/endpoint';
import { classNames } from '@hub/ui/class-names.ts';
import { TabPanel, Tabs } from '@hub/ui/controls/tabs.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { Tag } from '@hub/ui/text/tag.tsx';
import { Link } from '@hub/web/links/link.tsx';
import { useDeferredValue, useState } from 'react';
import { closeRoom, listRooms, nameFilter, setWord, tryName } from '../calls/rooms.ts';
import { gameTitle } from './game-title.ts';
import { ActionForm, reason, reasonNeeded } from './kit/action-form.tsx';
import { playerPath } from './kit/addresses.ts';
import { Listed } from './kit/list.tsx';
import {
  Figures,
  FormByPress,
  Padded,
  Pair,
  Panel,
  Read,
  Split,
  Stack,
  State,
  useIsBeside,
} from './kit/panel.tsx';
import { PlayerName } from './kit/player-name.tsx';
import { Banner } from './kit/rows.tsx';
import { useAdminSession, useAsk } from './kit/session.ts';
import { useList } from './kit/use-list.ts';
import { When } from './kit/when.tsx';
import styles from './players-part.module.css';
import { adminTexts } from './texts.ts';

const texts = adminTexts.rooms;
const REFRESH_MS = 10_000;
type Room = ReplyOf<typeof listRooms>['rows'][number];

const TABS = ['lobbies', 'all', 'names'] as const;

/** Lobbies and running games, and the words of the name filter. */
export function RoomsPart() {
  const { role } = useAdminSession();
  const [tab, setTab] = useState<(typeof TABS)[number]>('lobbies');
  if (role === 'room moderator') return <Rooms only="lobbies" />;
  return (
    <Tabs
      label={texts.filter}
      tabs={TABS.map((id) => ({ id, label: texts[id] }))}
      value={tab}
      onChange={setTab}
    >
      <TabPanel id="lobbies">
        <Rooms only="lobbies" />
      </TabPanel>
      <TabPanel id="all">
        <Rooms only="all" />
      </TabPanel>
      <TabPanel id="names">
        <NameFilter />
      </TabPanel>
    </Tabs>
  );
}

function Rooms({ only }: { readonly only: 'all' | 'lobbies' }) {
  const { call } = useAdminSession();
  const [opened, setOpened] = useState<string>();
  const list = useList({
    of: ['rooms', only],
    read: (page, signal) => call(listRooms, { query: { only, ...page }, signal }),
    refetchMs: REFRESH_MS,
  });
  const rows = list.found.data?.rows ?? [];
  const chosen = rows.find(({ id }) => id === opened);
  const isBeside = useIsBeside();
  const room = chosen ?? (isBeside ? rows.find(({ lobby }) => lobby) : undefined);
  return (
    <Split
      isChosen={chosen !== undefined}
      list={
        <Panel label={adminTexts.parts.rooms}>
          <Listed
            list={list}
            label={adminTexts.parts.rooms}
            empty={<Banner title={texts.none}>{texts.noneText}</Banner>}
            keyOf={({ id }) => id}
            opened={room?.id}
            onOpen={({ id }) => setOpened(id)}
            columns={[
              {
                title: texts.name,
                render: ({ lobby, game }) => (
                  <>
                    <bdi>{lobby?.name}</bdi> {lobby && <br />}
                    <span className={classNames(styles['whole'], lobby && 'muted')}>{gameTitle(game)}</span>
                  </>
                ),
              },
              { title: texts.state, render: (row) => <RoomState of={row} />, isState: true },
              {
                title: 'Who sits there',
                render: ({ seats }) => (
                  <span className={styles['seats']}>
                    {seats.map((player) => (
                      <PlayerName key={player.id} of={player} size={22} />
                    ))}
                    {seats.length === 0 && '–'}
                  </span>
                ),
              },
              // Without several nodes no room has one.
              ...(rows.some(({ node }) => node !== null)
                ? [{ title: texts.node, render: ({ node }: Room) => node ?? '–', isExtra: true }]
                : []),
              {
                title: texts.changed,
                render: ({ changedAt }) => <When at={changedAt} />,
                isNumber: true,
              },
            ]}
          />
        </Panel>
      }
      opened={
        room && (
          <RoomPanel
            key={room.id}
            room={room}
            list={texts[only]}
            onClose={chosen && (() => setOpened(undefined))}
          />
        )
      }
    />
  );
}

const RoomState = ({ of: { lobby } }: { readonly of: Room }) => (
  <span className={styles['whole']}>
    <State variant="plain">{lobby === null || lobby.hasStarted ? 'Playing' : texts.waiting}</State>
    {lobby?.hasPassword && <Tag name="Private" />}
  </span>
);

interface RoomPanelProps {
  readonly room: Room;
  /** Name of the list. */
  readonly list: string;
  readonly onClose: (() => void) | undefined;
}

/** Since when a room is open, who sits in it, with the way to each, and how to close it. */
function RoomPanel({ room, list, onClose }: RoomPanelProps) {
  const { act } = useAdminSession();
  const { id, lobby, game, seats, openedAt, changedAt } = room;
  return (
    <Panel
      onClose={onClose}
      list={list}
      title={<bdi className={styles['room']}>{lobby === null ? gameTitle(game) : lobby.name}</bdi>}
      aside={<RoomState of={room} />}
    >
      <Figures
        of={[
          ...(lobby === null ? [] : [[gameTitle(game), texts.game] as const]),
          [<When key="opened" at={openedAt} />, texts.opened],
          [<When key="changed" at={changedAt} />, texts.changed],
        ]}
      />
      <Padded>
        <h3>{texts.seated(seats.length)}</h3>
        <div className={styles['seats']}>
          {seats.map((player) => (
            <Link key={player.id} to={playerPath(player.id)}>
              <PlayerName of={player} size={40} />
            </Link>
          ))}
        </div>
        {lobby && (
          <FormByPress title={texts.closeAsk}>
            <ActionForm
              fields={{ reason: reasonNeeded }}
              effect={texts.closeEffect}
              label={texts.close}
              variant="danger"
              onSend={(body) => act(closeRoom, { params: { id }, body })}
            />
          </FormByPress>
        )}
      </Padded>
    </Panel>
  );
}

function NameFilter() {
  const { act, role } = useAdminSession();
  const [name, setName] = useState('');
  const asked = useDeferredValue(name.trim());
  const filter = useAsk(nameFilter);
  const tried = useAsk(tryName, { query: { name: asked }, enabled: asked !== '' });
  return (
    <Panel label={texts.names} padded>
      <Pair>
        <Stack>
          <TextField label="Try a name" value={name} onChange={setName} autoComplete="off" />
          <output className={styles['states']}>
            {asked !== '' && tried.data && (
              <>
                <State variant={tried.data.player === null ? 'good' : 'bad'}>
                  {texts.forPlayer(tried.data.player)}
                </State>
                <State variant={tried.data.lobby ? 'good' : 'bad'}>{texts.forLobby(tried.data.lobby)}</State>
              </>
            )}
          </output>
          <Read from={filter}>
            {({ refused, allowed }) => (
              <>
                <Words title="Refused words:" words={refused} />
                <Words title="Exceptions:" words={allowed} />
              </>
            )}
          </Read>
        </Stack>
        {role === 'host' && (
          <ActionForm
            fields={{
              word: { label: 'Word', limit: 40 },
              list: {
                label: 'List',
                kind: 'choice',
                initial: 'refused',
                options: [
                  { value: 'refused', label: 'Refuse it' },
                  { value: 'allowed', label: 'Allow it' },
                  { value: 'none', label: 'Take it off both lists' },
                ],
              },
              reason,
            }}
            effect="For new names. Names in use stay."
            label="Change the filter"
            isRepeated
            onSend={({ word, list, reason: why }) =>
              act(setWord, { body: { word, list: list as 'refused' | 'allowed' | 'none', reason: why } })
            }
          />
        )}
      </Pair>
    </Panel>
  );
}

const Words = ({ title, words }: { readonly title: string; readonly words: readonly string[] }) => (
  <p className={styles['seats']}>
    <b>{title}</b>
    {words.map((word) => (
      <State key={word} variant="plain">
        {word}
      </State>
    ))}
    {words.length === 0 && texts.noWords}
  </p>
);
