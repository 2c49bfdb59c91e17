import type { Player } from '@hub/engine/binding/player';
import { DOOR_MINUTES } from '@hub/engine/wire/limits';
import type { Administrator } from '@hub/server/http/administrator.ts';
import { WithCookie } from '@hub/server/http/guard.ts';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import {
  addCode,
  addPasskey,
  askForPasskey,
  beginCode,
  beginPasskey,
  doorKeys,
  door as doorState,
  lockAllDoors,
  lockDoor,
  openByCode,
  openByLink,
  openByPasskey,
  openDoor,
  removeKey,
} from '../calls/door.ts';
import type { Door } from '../door.ts';
import type { WrongTry } from '../wrong-tries.ts';
import type { AdminMount } from './mount.ts';

export type DoorArea = {
  readonly door: Door;
  readonly version: string;
  readonly reportsWaiting: (by: Administrator) => Promise<number>;
  readonly nodeCount: () => Promise<number>;
  /** Called with each code, link or passkey that opens nothing. */
  readonly onWrongTry: (wrong: WrongTry) => Promise<void>;
  /** How the host makes a link for a player of this name. */
  readonly linkCommand: string;
};

const SECONDS = DOOR_MINUTES * 60;
const done = { done: true } as const;

/** Mounts the calls that open, close and equip the door. */
export function mountDoor(mount: Mount, admin: AdminMount, { door, version, ...area }: DoorArea): void {
  /** The page's key as the answer, with the cookie; or why the door stays closed. */
  const opened = async (
    how: WrongTry['how'],
    { accountId, name }: Player,
    result: Awaited<ReturnType<Door['openByCode']>>,
    origin: string,
  ) => {
    if (!result.ok) {
      await area.onWrongTry({ subject: accountId, actor: name, how });
      return refuse(result.code, NO_ROLE[result.code]);
    }
    const { cookie, key, role, until } = result;
    return new WithCookie({ key, role, until }, cookie, { seconds: SECONDS, origin });
  };
  mount(doorState, async ({ caller, origin }) => ({
    ...(await door.stateAt({ player: caller.player, origin })),
    version,
    linkCommand: area.linkCommand,
  }));
  mount(openByLink, async ({ caller, origin, body }) =>
    opened(
      'link',
      caller.player,
      await door.openByLink({ player: caller.player, origin }, body.code),
      origin,
    ),
  );
  mount(openByCode, async ({ caller, origin, body }) =>
    opened(
      'code',
      caller.player,
      await door.openByCode({ player: caller.player, origin }, body.code),
      origin,
    ),
  );
  mount(askForPasskey, async ({ caller, origin }) => {
    const options = await door.askForPasskey({ player: caller.player, origin });
    return options === undefined
      ? refuse('door_refused', 'You have no passkey for this address.')
      : { options };
  });
  mount(openByPasskey, async ({ caller, origin, body }) =>
    opened(
      'passkey',
      caller.player,
      await door.openByPasskey({ player: caller.player, origin }, body.response),
      origin,
    ),
  );
  admin(openDoor, async (_call, by) => ({
    name: by.name,
    role: by.role,
    until: by.until,
    reportsWaiting: await area.reportsWaiting(by),
    version,
    nodes: await area.nodeCount(),
  }));
  admin(lockDoor, async ({ cookie = '', origin }, by) => {
    await door.lock(by, cookie);
    return new WithCookie(done, '', { seconds: 0, origin });
  });
  admin(doorKeys, async (_call, by) => {
    const { passkeys, code } = await door.keysOf(by);
    return { passkeys: [...passkeys], codeSince: code?.since ?? null, linkCommand: area.linkCommand };
  });
  admin(beginPasskey, async ({ origin }, by) => ({ options: await door.beginPasskey(by, origin) }));
  admin(addPasskey, async ({ origin, body }, by) =>
    (await door.addPasskey(by, origin, body.name, body.response))
      ? done
      : refuse('door_refused', 'The browser has made no passkey that can be used.'),
  );
  admin(beginCode, (_call, by) => door.beginCode(by));
  admin(addCode, async ({ body }, by) =>
    (await door.addCode(by, body.code)) ? done : refuse('door_refused', 'That is not the code of the app.'),
  );
  admin(lockAllDoors, async ({ origin }, by) => {
    await door.lockAll(by);
    return new WithCookie(done, '', { seconds: 0, origin });
  });
  admin(removeKey, async ({ params, cookie = '' }, by) =>
    (await door.removeKey(by, params.id, cookie)) ? done : refuse('not_found'),
  );
}

const NO_ROLE: Readonly<Record<string, string>> = { forbidden: 'This account has no role here.' };
