import type { Game } from '@hub/engine/binding/binding';
import type { Player } from '@hub/engine/binding/player';
import type { CloseReason } from '@hub/engine/wire/close-codes';
import { type NodeId, OwnedElsewhere } from '@hub/server/nodes/ports.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { answerFailure } from '../command-failure.ts';
import { type ParsedCommand, readPayload } from '../command-reader.ts';
import { errorFrame, frameText } from '../frame-writer.ts';
import { RESUME } from '../rooms/command.ts';
import type { RoomHost } from '../rooms/host.ts';
import type { Member } from '../rooms/member.ts';
import type { Loss } from '../rooms/roster.ts';
import { FrameBatch } from './frame-batch.ts';
import type { MemberNumber, PassedCommand, PeerMessage } from './peer-messages.ts';

export type RemoteMembersDeps = {
  readonly host: Pick<RoomHost, 'handle' | 'detach' | 'whenStored'>;
  readonly games: readonly Game[];
  readonly send: (gateway: NodeId, message: PeerMessage) => Promise<boolean>;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Waits until this node may answer; false if it stops. Rejects with `Unavailable`. */
  readonly untilAnswering: () => Promise<boolean>;
};

/** A connection at another node, as the rooms of this node use it. */
class RemoteMember implements Member {
  player: Player;
  readonly page: string | undefined;
  isOpen = true;
  /** The command that runs, and those before it. */
  last: Promise<void> = Promise.resolve();
  readonly #send: (frame: Buffer) => void;
  readonly #onClose: (reason: CloseReason) => void;

  constructor(
    { player, page }: Pick<PassedCommand, 'player' | 'page'>,
    send: (frame: Buffer) => void,
    onClose: (reason: CloseReason) => void,
  ) {
    this.player = player;
    this.page = page;
    this.#send = send;
    this.#onClose = onClose;
  }

  send(frame: Buffer): void {
    if (this.isOpen) this.#send(frame);
  }

  close(reason: CloseReason): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.#onClose(reason);
  }
}

type Gateway = { readonly members: Map<MemberNumber, RemoteMember>; readonly frames: FrameBatch };

/** The connections of other nodes in rooms of this node. */
export class RemoteMembers {
  readonly #deps: RemoteMembersDeps;
  readonly #gateways = new Map<NodeId, Gateway>();

  constructor(deps: RemoteMembersDeps) {
    this.#deps = deps;
  }

  /** Handles a command after the earlier ones of the same connection. */
  onCommand(gateway: NodeId, command: PassedCommand): void {
    const game = this.#deps.games.find(({ endpoint }) => endpoint.name === command.game);
    if (game === undefined) return;
    const member = this.#memberOf(gateway, command);
    member.last = member.last.then(() => this.#handle(gateway, member, game, command));
  }

  onDetach(gateway: NodeId, number: MemberNumber): void {
    const members = this.#gateways.get(gateway)?.members;
    const member = members?.get(number);
    members?.delete(number);
    if (member !== undefined) this.#detach(member);
  }

  /** Removes all connections of a node that has ended, or whose messages were lost: their players return elsewhere. */
  detachAll(gateway: NodeId): void {
    const members = [...(this.#gateways.get(gateway)?.members.values() ?? [])];
    this.#gateways.delete(gateway);
    for (const member of members) this.#detach(member, 'server');
  }

  /** Leaves all connections to their gateways, which find the next node of their rooms. */
  async leaveAll(): Promise<void> {
    const leave = async ([id, { frames }]: readonly [NodeId, Gateway]): Promise<void> => {
      await frames.flush();
      await this.#deps.send(id, { type: 'left' });
    };
    await Promise.all(Array.from(this.#gateways, leave));
  }

  #detach(member: RemoteMember, loss?: Loss): void {
    member.isOpen = false;
    this.#deps.host.detach(member, loss);
  }

  async #handle(gateway: NodeId, member: RemoteMember, game: Game, command: PassedCommand): Promise<void> {
    if (!member.isOpen) return;
    const { action, number } = command;
    try {
      if (!(await this.#deps.untilAnswering()) || !member.isOpen) return;
      const reading = payloadOf(command, game);
      if (reading.ok)
        await this.#deps.host.handle(
          { member, game, action, payload: reading.payload },
          this.#deps.clock.now(),
        );
      else member.send(errorFrame(action, reading.code, reading.message));
    } catch (error) {
      if (error instanceof OwnedElsewhere) {
        this.onDetach(gateway, command.member);
        void this.#deps.send(gateway, { type: 'not mine', command });
        return;
      }
      answerFailure({ member, game, action }, error, this.#deps.logger);
    }
    if (number === undefined) return;
    this.#deps.host.whenStored(member, () => {
      if (member.isOpen) this.#gateways.get(gateway)?.frames.handled(command.member, number);
    });
  }

  #memberOf(gateway: NodeId, command: PassedCommand): RemoteMember {
    const { member: number, player } = command;
    const { members, frames } = this.#gatewayOf(gateway);
    const known = members.get(number);
    if (known?.isOpen === true) {
      known.player = player;
      return known;
    }
    const member = new RemoteMember(
      command,
      (frame) => frames.add(number, frame),
      (reason) => {
        frames.close(number, reason);
        members.delete(number);
        this.#deps.host.detach(member);
      },
    );
    members.set(number, member);
    return member;
  }

  #gatewayOf(id: NodeId): Gateway {
    const known = this.#gateways.get(id);
    if (known !== undefined) return known;
    const frames = new FrameBatch(frameText, (batch, handled) =>
      this.#deps.send(id, { type: 'frames', frames: batch, handled }),
    );
    const gateway = { members: new Map<MemberNumber, RemoteMember>(), frames };
    this.#gateways.set(id, gateway);
    return gateway;
  }
}

/** Reads the payload by the contract again: a gateway of another version may accept others. */
const payloadOf = ({ action, payload, player }: PassedCommand, { endpoint }: Game): ParsedCommand =>
  action === RESUME ? { ok: true, action, payload } : readPayload(action, payload, endpoint, player);
