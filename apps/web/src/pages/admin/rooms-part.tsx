import { closeRoom, listRooms, nameFilter, setWord, tryName } from '@hub/protocol/http/admin/rooms';
import type { ReplyOf } from '@hub/protocol/http/endpoint';
import { classNames } from '@hub/ui/class-names.ts';
import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { Tag } from '@hub/ui/text/tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { adminTexts } from '../../messages/admin.ts';
import { gameTitle } from './game-title.ts';
import { ActForm } from './kit/act-form.tsx';
import { Danger, Panel, Read, Split, Stack, State } from './kit/panel.tsx';
import { Pager, Table } from './kit/table.tsx';
import { PAGE, useOffset } from './kit/use-list.ts';
import { Watch, WatchPlate } from './kit/watch.tsx';
import { When } from './kit/when.tsx';
import { useOpenDoor } from './open-door.ts';
import { PlayerName } from './player-state.tsx';
import styles from './players-part.module.css';

const texts = adminTexts.rooms;
const REFRESH_MS = 10_000;
type Room = ReplyOf<typeof listRooms>['rows'][number];

/** Lobbies and running games, and the words of the name filter. */
export function RoomsPart() {
  const { role } = useOpenDoor();
  if (role === 'room moderator') return <Rooms />;
  return <Split list={<Rooms />} opened={<NameFilter />} />;
}

function Rooms() {
  const { call, role } = useOpenDoor();
  const [only, setOnly] = useState<'all' | 'lobbies'>('lobbies');
  const [opened, setOpened] = useState<string>();
  const { offset, go } = useOffset(only);
  const rooms = useQuery({
    queryKey: ['rooms', only, offset],
    queryFn: ({ signal }) => call(listRooms, { query: { only, offset, limit: PAGE }, signal }),
    refetchInterval: REFRESH_MS,
  });
  const room = rooms.data?.rows.find(({ id }) => id === opened);
  return (
    <Stack>
      <Panel
        title={adminTexts.parts.rooms}
        aside={
          role !== 'room moderator' && (
            <Segmented
              label={texts.filter}
              value={only}
              onChange={setOnly}
              options={[
                { value: 'lobbies', label: texts.lobbies },
                { value: 'all', label: texts.all },
              ]}
            />
          )
        }
      >
        <Read from={rooms}>
          {({ rows, total }) => (
            <>
              <Table
                label={adminTexts.parts.rooms}
                empty={<Watch title={texts.none}>{texts.noneText}</Watch>}
                rows={rows}
                keyOf={({ id }) => id}
                opened={opened}
                onOpen={({ id }) => setOpened(id)}
                columns={[
                  {
                    title: texts.name,
                    render: ({ lobby, game }) => (
                      <>
                        {lobby?.name} {lobby && <br />}
                        <span className={classNames(styles['whole'], lobby && 'muted')}>
                          {gameTitle(game)}
                        </span>
                      </>
                    ),
                  },
                  { title: texts.state, render: (row) => <RoomState of={row} /> },
                  {
                    title: texts.seats,
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
                    render: ({ changedAt }) => <When at={changedAt} isShort />,
                    isNumber: true,
                  },
                ]}
              />
              <Pager from={offset} shown={rows.length} total={total} size={PAGE} onGo={go} />
            </>
          )}
        </Read>
      </Panel>
      {room?.lobby && <CloseLobby key={room.id} id={room.id} name={room.lobby.name} />}
      {!room?.lobby && rooms.data?.rows.some(({ lobby }) => lobby) && (
        <WatchPlate>
          <Watch isTall isPlain title={texts.choose}>
            {texts.chooseText}
          </Watch>
        </WatchPlate>
      )}
    </Stack>
  );
}

const RoomState = ({ of: { lobby } }: { readonly of: Room }) => (
  <span className={styles['whole']}>
    <State look="plain">{lobby === null || lobby.hasStarted ? texts.playing : texts.open}</State>
    {lobby?.hasPassword && <Tag name="Private" />}
  </span>
);

function CloseLobby({ id, name }: { readonly id: Room['id']; readonly name: string }) {
  const { act } = useOpenDoor();
  return (
    <Panel isOpened padded title={name}>
      <Danger title={texts.close} isOpen>
        <ActForm
          fields={{ reason: { label: adminTexts.reason } }}
          effect={texts.closeEffect}
          label={texts.close}
          look="danger"
          onSend={(body) => act(closeRoom, { params: { id }, body })}
        />
      </Danger>
    </Panel>
  );
}

function NameFilter() {
  const { call, act, role } = useOpenDoor();
  const [name, setName] = useState('');
  const asked = useDeferredValue(name.trim());
  const filter = useQuery({
    queryKey: ['name-filter'],
    queryFn: ({ signal }) => call(nameFilter, { signal }),
  });
  const tried = useQuery({
    queryKey: ['try-name', asked],
    queryFn: ({ signal }) => call(tryName, { query: { name: asked }, signal }),
    enabled: asked !== '',
  });
  return (
    <Panel title={texts.filterTitle} padded>
      <Stack>
        <Stack>
          <TextField label={texts.tryName} value={name} onChange={setName} autoComplete="off" />
          <output>
            {asked !== '' && tried.data && (
              <>
                <State look={tried.data.player === null ? 'good' : 'bad'}>
                  {texts.forPlayer(tried.data.player)}
                </State>{' '}
                <State look={tried.data.lobby ? 'good' : 'bad'}>{texts.forLobby(tried.data.lobby)}</State>
              </>
            )}
          </output>
          <Read from={filter}>
            {({ refused, allowed }) => (
              <>
                <Words title={texts.refused} words={refused} />
                <Words title={texts.allowed} words={allowed} />
              </>
            )}
          </Read>
        </Stack>
        {role === 'host' && (
          <ActForm
            fields={{
              word: { label: texts.word, limit: 40 },
              list: {
                label: texts.list,
                kind: 'choice',
                initial: 'refused',
                options: [
                  { value: 'refused', label: texts.refuse },
                  { value: 'allowed', label: texts.allow },
                  { value: 'none', label: texts.takeOff },
                ],
              },
              reason: { label: adminTexts.reason, isOptional: true, isWide: true },
            }}
            effect={texts.wordEffect}
            label={texts.wordDo}
            isRepeated
            onSend={({ word, list, reason }) =>
              act(setWord, { body: { word, list: list as 'refused' | 'allowed' | 'none', reason } })
            }
          />
        )}
      </Stack>
    </Panel>
  );
}

interface WordsProps {
  readonly title: string;
  readonly words: readonly string[];
}

const Words = ({ title, words }: WordsProps) => (
  <p className={styles['seats']}>
    <b>{title}</b>
    {words.map((word) => (
      <State key={word} look="plain">
        {word}
      </State>
    ))}
    {words.length === 0 && texts.noWords}
  </p>
);
