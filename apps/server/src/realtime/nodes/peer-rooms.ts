import type { Game } from '@hub/engine/binding/binding';
import type { Bus } from '@hub/server/bus/bus.ts';
import type { NodeId } from '@hub/server/nodes/ports.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import type { Command } from '../rooms/command.ts';
import type { RoomHost } from '../rooms/host.ts';
import type { Member } from '../rooms/member.ts';
import { PeerLinks } from './peer-links.ts';
import type { PeerMessage } from './peer-messages.ts';
import { RemoteMembers } from './remote-members.ts';
import { RoomRouter } from './room-router.ts';

export type PeerRoomsDeps = {
  readonly bus: Bus;
  readonly node: NodeId;
  readonly host: RoomHost;
  readonly games: readonly Game[];
  readonly clock: Clock;
  readonly logger: Logger;
  /** Waits until this node may answer; false if it stops. Rejects with `Unavailable`. */
  readonly untilAnswering: () => Promise<boolean>;
};

/** Connects the rooms of this node and of other nodes with the players of both. */
export class PeerRooms {
  readonly #links: PeerLinks;
  readonly #router: RoomRouter;
  readonly #members: RemoteMembers;

  constructor({ bus, node, host, games, clock, logger, untilAnswering }: PeerRoomsDeps) {
    const send = (peer: NodeId, message: PeerMessage): Promise<boolean> => this.#links.send(peer, message);
    this.#router = new RoomRouter({ host, send, clock, logger });
    this.#members = new RemoteMembers({ host, games, send, clock, logger, untilAnswering });
    this.#links = new PeerLinks({
      bus,
      node,
      onMessage: (peer, message) => this.#receive(peer, message),
      onBroken: (peer) => {
        this.#members.detachAll(peer);
        this.#router.resumeLinksTo(peer);
      },
    });
  }

  /** Starts receiving commands and frames of other nodes. */
  open(): Promise<void> {
    return this.#links.open();
  }

  /** Leaves the connections of other nodes to them, and closes those of this node in rooms of others. */
  async close(): Promise<void> {
    await this.#members.leaveAll();
    this.#router.closeAll();
    await this.#links.close();
  }

  /** Handles a command for a room on any node. */
  handle(command: Command, now: number): Promise<void> | undefined {
    return this.#router.handle(command, now);
  }

  isAwaited(member: Member): boolean {
    return this.#router.isAwaited(member);
  }

  detach(member: Member): void {
    this.#router.detach(member);
  }

  /** Forgets nodes that have ended; to be called regularly with the others, as of a time of `performance.now()`. */
  keepOnly(peers: ReadonlySet<NodeId>, asOf: number): void {
    this.#links.keepOnly(peers, asOf);
    this.#links.remind();
  }

  #receive(peer: NodeId, message: PeerMessage): void {
    switch (message.type) {
      case 'command':
        return this.#members.onCommand(peer, message.command);
      case 'detach':
        return this.#members.onDetach(peer, message.member);
      case 'frames':
        return this.#router.onFrames(message.frames, message.handled);
      case 'not mine':
        return this.#router.onNotMine(message.command);
      case 'begin':
        return;
      case 'left':
      default:
        return this.#router.resumeLinksTo(peer);
    }
  }
}
