import { setTimeout as delay } from 'node:timers/promises';
import type { GameId } from '@hub/engine/wire/ids';
import { LEASE_MS, type NodeId, OwnedElsewhere } from '@hub/server/nodes/ports.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { Unavailable } from '@hub/server/platform/unavailable.ts';
import { answerFailure } from '../command-failure.ts';
import { textFrame } from '../frame-writer.ts';
import { type Command, RESUME } from '../rooms/command.ts';
import type { RoomHost } from '../rooms/host.ts';
import type { Member } from '../rooms/member.ts';
import type { Handled, MemberNumber, Outgoing, PassedCommand, PeerMessage } from './peer-messages.ts';

/** Owners that a command is passed to before it is refused. */
const MAX_HOPS = 4;
/** How long a command waits for a take-over, and how often it looks for the new owner. */
const OWNER_LIMIT_MS = 2 * LEASE_MS;
const OWNER_POLL_MS = 100;

export type RoomRouterDeps = {
  readonly host: Pick<RoomHost, 'handle' | 'detach' | 'isAwaited' | 'seating'>;
  readonly send: (owner: NodeId, message: PeerMessage) => Promise<boolean>;
  readonly clock: Clock;
  readonly logger: Logger;
};

/** A connection of this node that is in a room of another node. */
type Link = {
  readonly number: MemberNumber;
  readonly member: Member;
  readonly owner: NodeId;
  readonly roomId: GameId;
  readonly game: Command['game'];
  /** `new` until the owner has received the first command; `left` after the connection has left the room for good. */
  state: 'new' | 'established' | 'broken' | 'left';
  /** Number of the last command that was passed on, and of the last one of which the owner has sent everything. */
  sent: number;
  handled: number;
};

/** Passes commands for rooms of other nodes to their owners, and the owners' frames to the connections. */
export class RoomRouter {
  readonly #deps: RoomRouterDeps;
  readonly #links = new Map<Member, Link>();
  readonly #byNumber = new Map<MemberNumber, Link>();
  /** Connections whose rooms are moving between nodes; their commands wait. */
  readonly #resuming = new Map<Member, Promise<void>>();
  /** Ends the waits of commands for a take-over. */
  #wake = new AbortController();
  #newest = 0;

  constructor(deps: RoomRouterDeps) {
    this.#deps = deps;
  }

  /** Like `RoomHost.handle`, for rooms on any node. */
  handle(command: Command, now: number): Promise<void> | undefined {
    const resuming = this.#resuming.get(command.member);
    if (resuming !== undefined) return this.#handleAfter(resuming, command);
    const link = this.#links.get(command.member);
    if (link !== undefined && isForRoomOf(command, link)) return this.#pass(command, link, 0);
    const done = this.#deps.host.handle(command, now);
    return done === undefined ? undefined : this.#route(command, done, 0);
  }

  /** Like `RoomHost.isAwaited`. Rooms of other nodes count as rooms of several players. */
  isAwaited(member: Member): boolean {
    return this.#links.has(member) || this.#deps.host.isAwaited(member);
  }

  detach(member: Member): void {
    this.#unlink(member);
    this.#deps.host.detach(member);
  }

  /** Frames of an owner for connections of this node, and their last handled commands. */
  onFrames(frames: readonly Outgoing[], handled: readonly Handled[] = []): void {
    for (const outgoing of frames) {
      const links = outgoing.to.flatMap((number) => this.#byNumber.get(number) ?? []);
      if ('close' in outgoing) for (const { member } of links) member.close(outgoing.close);
      else if (links.length > 0) {
        const frame = textFrame(outgoing.text);
        for (const { member } of links) member.send(frame);
      }
    }
    for (const [number, command] of handled) {
      const link = this.#byNumber.get(number);
      if (link !== undefined) link.handled = command;
    }
  }

  /** The node that a command was passed to does not own the room: looks for the owner again. */
  onNotMine({ member: number, action, payload, hops }: PassedCommand): void {
    const link = this.#byNumber.get(number);
    if (link === undefined) return;
    this.#forget(link);
    const command = { member: link.member, game: link.game, action, payload };
    this.#route(command, this.#tryHere(command), hops + 1).catch(() => link.member.close('failed'));
  }

  /**
   * The owner has ended, or its frames were lost: its connections enter their rooms again, wherever those are now, and receive
   * the state. A page whose last command is not known as handled reconnects instead: it then sees whether to send it again.
   */
  resumeLinksTo(owner: NodeId): void {
    this.#wake.abort();
    this.#wake = new AbortController();
    for (const link of this.#links.values()) {
      if (link.owner !== owner) continue;
      if (link.state === 'new') {
        link.state = 'broken';
        continue;
      }
      this.#forget(link);
      if (link.state === 'left') continue;
      if (link.sent > link.handled) link.member.close('restart');
      else this.#resume(link);
    }
  }

  closeAll(): void {
    for (const link of this.#links.values()) {
      this.#forget(link);
      link.member.close('restart');
    }
  }

  #resume({ member, game, roomId }: Link): void {
    const command = { member, game, action: RESUME, payload: roomId };
    const resumed = this.#route(command, this.#tryHere(command), 0)
      .catch((error: unknown) => answerFailure(command, error, this.#deps.logger))
      .finally(() => this.#resuming.delete(member));
    this.#resuming.set(member, resumed);
  }

  async #handleAfter(resuming: Promise<void>, command: Command): Promise<void> {
    await resuming;
    if (command.member.isOpen) await this.handle(command, this.#deps.clock.now());
  }

  /** Waits for a command that this node has tried itself; passes it on if the room has another owner. */
  async #route(command: Command, done: Promise<void> | undefined, hops: number): Promise<void> {
    const limit = performance.now() + OWNER_LIMIT_MS;
    for (let result = done; ; result = this.#tryHere(command)) {
      try {
        await result;
        if (this.#deps.host.seating.placeOf(command.member) !== undefined) this.#unlink(command.member);
        return;
      } catch (error) {
        if (!(error instanceof OwnedElsewhere) || hops >= MAX_HOPS) throw error;
        if (!command.member.isOpen) return;
        const link = this.#link(command, error.owner, error.roomId);
        if (await this.#deliver(command, link, hops)) return this.#establish(link);
        // The owner does not receive: another node takes over as soon as its lease is over.
        this.#forget(link);
        if (performance.now() > limit) throw error;
      }
      await delay(OWNER_POLL_MS, undefined, { signal: this.#wake.signal }).catch(() => undefined);
      if (!command.member.isOpen) return;
    }
  }

  /** Closes a connection whose owner broke off while it received the first command. */
  #establish(link: Link): void {
    if (link.state === 'broken') {
      this.#forget(link);
      link.member.close('restart');
    } else link.state = 'established';
  }

  /** In a promise, also if it throws at once. */
  async #tryHere(command: Command): Promise<void> {
    await this.#deps.host.handle(command, this.#deps.clock.now());
  }

  async #pass(command: Command, link: Link, hops: number): Promise<void> {
    if (command.game.commands[command.action]?.kind === 'leave') link.state = 'left';
    if (!(await this.#deliver(command, link, hops)))
      throw new Unavailable('the node of the room cannot be reached');
  }

  #deliver({ game, action, payload }: Command, link: Link, hops: number): Promise<boolean> {
    const { number: member, owner } = link;
    link.sent += 1;
    const { player, page } = link.member;
    const command = {
      member,
      number: link.sent,
      player,
      page,
      game: game.endpoint.name,
      action,
      payload,
      hops,
    };
    return this.#deps.send(owner, { type: 'command', command });
  }

  /** Notes that a connection is in a room of another node; it leaves any other room. */
  #link({ member, game }: Command, owner: NodeId, roomId: GameId): Link {
    const before = this.#links.get(member);
    if (before !== undefined && before.owner !== owner) this.#unlink(member);
    this.#deps.host.seating.leave(member, this.#deps.clock.now());
    const { number, sent, handled, state } =
      before?.owner === owner
        ? before
        : { number: (this.#newest += 1), sent: 0, handled: 0, state: 'new' as const };
    const link: Link = {
      number,
      member,
      owner,
      roomId,
      game,
      state: state === 'left' ? 'new' : state,
      sent,
      handled,
    };
    this.#links.set(member, link);
    this.#byNumber.set(number, link);
    return link;
  }

  #unlink(member: Member): void {
    const link = this.#links.get(member);
    if (link === undefined) return;
    this.#forget(link);
    void this.#deps.send(link.owner, { type: 'detach', member: link.number });
  }

  #forget({ number, member }: Link): void {
    this.#byNumber.delete(number);
    if (this.#links.get(member)?.number === number) this.#links.delete(member);
  }
}

/** Whether a command is for the room that its connection is in, at another node. */
function isForRoomOf({ game, action, payload }: Command, { roomId }: Link): boolean {
  const handler = game.commands[action];
  if (handler?.kind === 'play') return handler.play(payload).roomId === roomId;
  if (handler?.kind !== 'leave') return false;
  const target = handler.leave(payload).roomId;
  return target === undefined || target === roomId;
}
