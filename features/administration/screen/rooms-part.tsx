import type { ReplyOf } from '@hub/protocol/http/endpoint';
import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Icon } from '@hub/ui/art/icon.tsx';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { TabPanel, Tabs } from '@hub/ui/controls/tabs.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { Tag } from '@hub/ui/text/tag.tsx';
import { iconsOf } from '@hub/web/icons.ts';
import { Link } from '@hub/web/links/link.tsx';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { Armchair, Bot, DoorOpen, Flag, Lock } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { closeRoom, listRooms, nameFilter, setWord, tryName } from '../calls/rooms.ts';
import { gameTitle, screenOf } from './game-title.ts';
import { ActionForm, reason, reasonNeeded } from './kit/action-form.tsx';
import { playerPath } from './kit/addresses.ts';
import { Listed } from './kit/list.tsx';
import { Figures, More, Padded, Pair, Panel, Read, Split, Stack, State, useIsBeside } from './kit/panel.tsx';
import { Pictured, PlayerName } from './kit/player-name.tsx';
import { Banner, Row, Rows, Tile } from './kit/rows.tsx';
import { useAdminSession, useAsk } from './kit/session.ts';
import { useList } from './kit/use-list.ts';
import { When } from './kit/when.tsx';
import { Log } from './log.tsx';
import styles from './rooms-part.module.css';
import { adminTexts } from './texts.ts';

const texts = adminTexts.rooms;
const REFRESH_MS = 10_000;
/** px of an avatar in the list. */
const SEAT = 24;
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

/** How much goes on; of a list with further pages only how long it is. */
const factsOf = (rows: readonly Room[], total: number, label: string) => [
  [total, label] as const,
  ...(total > rows.length
    ? []
    : [
        [rows.filter(isPlaying).length, texts.withGame] as const,
        [new Set(rows.flatMap(({ seats }) => seats.map(({ id }) => id))).size, texts.people] as const,
      ]),
];

function Rooms({ only }: { readonly only: 'all' | 'lobbies' }) {
  const { call, role } = useAdminSession();
  const [opened, setOpened] = useState<string>();
  const list = useList({
    of: ['rooms', only],
    read: (page, signal) => call(listRooms, { query: { only, ...page }, signal }),
    refetchMs: REFRESH_MS,
  });
  const { data } = list.found;
  const rows = data?.rows ?? [];
  const chosen = rows.find(({ id }) => id === opened);
  const isBeside = useIsBeside();
  const room = chosen ?? (isBeside ? rows.find(({ lobby }) => lobby) : undefined);
  return (
    <Split
      isChosen={chosen !== undefined}
      list={
        <>
          <Panel label={adminTexts.parts.rooms}>
            {data && data.total > 0 && (
              <Figures isLarge of={factsOf(rows, data.total, texts.counted[only])} />
            )}
            <Listed
              list={list}
              label={adminTexts.parts.rooms}
              empty={<Banner title={texts.none}>{texts.noneText}</Banner>}
              keyOf={({ id }) => id}
              opened={room?.id}
              onOpen={({ id }) => setOpened(id)}
              columns={[
                { title: texts.name, render: (row) => <RoomName of={row} /> },
                { title: texts.state, render: (row) => <RoomState of={row} />, isState: true },
                { title: 'Seats', render: (row) => <Seats of={row} /> },
                // Without several nodes no room has one.
                ...(rows.some(({ node }) => node !== null)
                  ? [{ title: texts.node, render: ({ node }: Room) => node ?? '–', isExtra: true }]
                  : []),
                { title: texts.opened, render: ({ openedAt }) => <When at={openedAt} />, isNumber: true },
              ]}
            />
          </Panel>
          {role === 'host' && <Log title={texts.done} kinds={/^(?:close lobby|rename lobby|name filter)$/} />}
        </>
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

const isPlaying = ({ lobby }: Room): boolean => lobby === null || lobby.hasStarted;

/** The tile of the game, and the name of the lobby above that of the game. */
function RoomName({ of: { lobby, game, isReported } }: { readonly of: Room }) {
  const screen = screenOf(game);
  return (
    <Pictured
      picture={
        <Tile icon={screen ? iconsOf(screen).glyph : DoorOpen} color={screen && hueColor(screen.game.hue)} />
      }
    >
      <bdi className={styles['lobby']}>{lobby?.name}</bdi>{' '}
      {isReported && <Icon of={Flag} label="Reported" size="small" className={styles['flag']} />}
      {lobby && <br />}
      <span className={lobby ? 'muted' : undefined}>{gameTitle(game)}</span>
    </Pictured>
  );
}

interface RoomStateProps {
  readonly of: Room;
  /** In words; in a narrow panel in a line of its own. */
  readonly isBelow?: boolean;
}

const RoomState = ({ of: room, isBelow }: RoomStateProps) => (
  <span className={classNames(styles['state'], isBelow && styles['below'])}>
    <State variant={isPlaying(room) ? 'good' : 'plain'}>
      <span className={styles[isPlaying(room) ? 'playing' : 'waiting']}>
        {isPlaying(room) ? 'Playing' : texts.waiting}
      </span>
    </State>
    {room.lobby?.hasPassword &&
      (isBelow ? <Tag name="Private" /> : <Icon of={Lock} label="Private" size="small" />)}
  </span>
);

/** How many seats are taken, by players and bots. */
const takenOf = ({ seats, lobby }: Room): string =>
  texts.taken(seats.length + (lobby?.bots ?? 0), lobby?.maxPlayers ?? 0);

/** Bots, and then the free seats. */
const OtherSeats = ({ of: { seats, lobby }, size }: { readonly of: Room; readonly size: number }) =>
  lobby &&
  Array.from({ length: Math.max(lobby.bots, lobby.maxPlayers - seats.length) }, (_, at) => (
    <Avatar
      // biome-ignore lint/suspicious/noArrayIndexKey: bots and free seats are alike.
      key={at}
      id={null}
      size={size}
      color="var(--line-strong)"
      className={at < lobby.bots ? undefined : styles['free']}
    >
      <Icon of={at < lobby.bots ? Bot : Armchair} size="small" />
    </Avatar>
  ));

function Seats({ of: room }: { readonly of: Room }) {
  const names = room.seats.map(({ name }) => isolated(name)).join(', ');
  return (
    <span className={styles['seats']} title={names}>
      {room.seats.map(({ id }) => (
        <Avatar key={id} id={id} size={SEAT} />
      ))}
      <OtherSeats of={room} size={SEAT} />
      <span className="sr">{names}</span>
      <span className="muted">{takenOf(room)}</span>
    </span>
  );
}

interface RoomPanelProps {
  readonly room: Room;
  /** Name of the list. */
  readonly list: string;
  readonly onClose: (() => void) | undefined;
}

/** Since when a room is open, who sits in it, with the way to each, whether it was reported, and how to close it. */
function RoomPanel({ room, list, onClose }: RoomPanelProps) {
  const { act } = useAdminSession();
  const { id, lobby, game, seats, openedAt, changedAt } = room;
  const scene = screenOf(game)?.scene;
  return (
    <Panel
      onClose={onClose}
      list={list}
      title={<RoomName of={room} />}
      aside={<RoomState of={room} isBelow />}
    >
      {room.isReported && (
        <Rows label={adminTexts.parts.reports}>
          <Row
            icon={Flag}
            variant="look"
            title={texts.reported}
            act={
              <PageButton size="small" variant="gold" to={paths.admin({ part: 'reports' })}>
                Decide
              </PageButton>
            }
          >
            {texts.reportedText}
          </Row>
        </Rows>
      )}
      <Figures
        of={[
          [takenOf(room), lobby ? texts.seatsTaken : texts.people],
          [<When key="opened" at={openedAt} />, texts.opened],
          [<When key="changed" at={changedAt} />, texts.changed],
        ]}
      />
      {scene !== undefined && <Scene src={scene} className={styles['scene']} />}
      <Padded>
        <ul className={styles['people']} aria-label={texts.people}>
          {seats.map((player) => (
            <li key={player.id}>
              <Link to={playerPath(player.id)}>
                <PlayerName of={player} size={40} />
              </Link>
              {player.id === lobby?.owner && <Tag name="Owner" />}
            </li>
          ))}
        </ul>
        <span className={styles['seats']}>
          <OtherSeats of={room} size={40} />
        </span>
        {lobby && (
          <More title={texts.closeAsk} variant="risky">
            <ActionForm
              fields={{ reason: reasonNeeded }}
              effect={texts.closeEffect}
              label={texts.close}
              variant="danger"
              onSend={(body) => act(closeRoom, { params: { id }, body })}
            />
          </More>
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
          <output className={styles['seats']}>
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
