import type { Bus } from '@hub/server/bus/bus.ts';
import { InProcessBroker } from '@hub/server/bus/testing/in-process-bus.ts';
import type { NodeId } from '@hub/server/nodes/ports.ts';
import { Unavailable } from '@hub/server/platform/unavailable.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { PeerLinks } from './peer-links.ts';
import type { PeerMessage } from './peer-messages.ts';

const [ADA, BOB] = ['ada', 'bob'] as unknown as readonly [NodeId, NodeId];
const detach = (member: number): PeerMessage => ({ type: 'detach', member });

type TestNode = {
  readonly links: PeerLinks;
  readonly received: PeerMessage[];
  readonly broken: NodeId[];
  /** Received messages and broken links, in order. */
  readonly events: (PeerMessage | 'broken')[];
  /** While true, this node is cut from the bus and notices it when it sends. */
  isCut: boolean;
  /** The next messages of this node are lost. */
  loseNext(count: number): void;
};

let broker: InProcessBroker;
let ada: TestNode;
let bob: TestNode;
beforeEach(async () => {
  broker = new InProcessBroker();
  [ada, bob] = [await openNode(ADA), await openNode(BOB)];
});

async function openNode(id: NodeId): Promise<TestNode> {
  const bus = broker.connect();
  const received: PeerMessage[] = [];
  const broken: NodeId[] = [];
  const events: (PeerMessage | 'broken')[] = [];
  let lost = 0;
  const lossy: Bus = Object.assign(Object.create(bus) as Bus, {
    publish: async (channel: string, message: string) => {
      if (node.isCut) throw new Unavailable('cut');
      lost -= 1;
      return lost >= 0 ? 1 : bus.publish(channel, message);
    },
  });
  const links = new PeerLinks({
    bus: lossy,
    node: id,
    onMessage: (_peer, message) => events.push(message) && received.push(message),
    onBroken: (peer) => events.push('broken') && broken.push(peer),
  });
  await links.open();
  const node: TestNode = {
    links,
    received,
    broken,
    events,
    isCut: false,
    loseNext(count) {
      lost = count;
    },
  };
  return node;
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('delivers messages in order', async () => {
  for (const member of [1, 2, 3]) expect(await ada.links.send(BOB, detach(member))).toBe(true);
  await settled();
  expect(bob.received).toEqual([detach(1), detach(2), detach(3)]);
  expect([...ada.broken, ...bob.broken]).toEqual([]);
});

it('tells both nodes when a message was lost, and delivers what is sent afterwards', async () => {
  await ada.links.send(BOB, detach(1));
  ada.loseNext(1);
  await ada.links.send(BOB, detach(2));
  await ada.links.send(BOB, detach(3));
  await settled();
  expect(bob.received).toEqual([detach(1)]);
  expect(bob.broken).toContain(ADA);
  expect(ada.broken).toEqual([BOB]);
  await ada.links.send(BOB, detach(4));
  await settled();
  expect(bob.received).toEqual([detach(1), detach(4)]);
});

it('notices with the next reminder that the last message was lost', async () => {
  await ada.links.send(BOB, detach(1));
  ada.loseNext(1);
  await ada.links.send(BOB, detach(2));
  await settled();
  expect(bob.broken).toEqual([]);
  ada.links.remind();
  await settled();
  expect(bob.broken).toEqual([ADA]);
  expect(ada.broken).toEqual([BOB]);
});

/** Ada sends Bob a message, and is cut from the bus while it sends another one. */
async function sendAndLose(): Promise<void> {
  await ada.links.send(BOB, detach(1));
  ada.isCut = true;
  expect(await ada.links.send(BOB, detach(2))).toBe(false);
  ada.isCut = false;
}

describe('a node that was cut from the bus', () => {
  it('tells the other node of the loss before its next message is used', async () => {
    await sendAndLose();
    await ada.links.send(BOB, detach(3));
    await settled();
    expect(bob.events).toEqual([detach(1), 'broken', detach(3)]);
  });

  it('tells the other node of the loss when it has nothing else to send', async () => {
    await sendAndLose();
    ada.links.remind();
    await settled();
    expect(bob.events).toEqual([detach(1), 'broken', { type: 'begin' }]);
    for (let times = 0; times < 3; times += 1) ada.links.remind();
    await settled();
    expect(bob.events).toHaveLength(3);
  });

  it('tells the other node of each loss once, also of one that it has noticed', async () => {
    await ada.links.send(BOB, detach(1));
    ada.loseNext(1);
    await ada.links.send(BOB, detach(2));
    await ada.links.send(BOB, detach(3));
    await settled();
    ada.links.remind();
    await settled();
    expect(bob.events).toEqual([detach(1), 'broken', { type: 'begin' }]);
  });
});

it('reminds of nothing before the first message of a stream', async () => {
  await ada.links.send(BOB, detach(1));
  await settled();
  bob.links.remind();
  await settled();
  expect([...ada.broken, ...bob.broken]).toEqual([]);
});

it('reports a node that receives nothing', async () => {
  await bob.links.close();
  expect(await ada.links.send(BOB, detach(1))).toBe(false);
  expect(ada.broken).toEqual([BOB]);
});

it('breaks all links when the bus is interrupted', async () => {
  await ada.links.send(BOB, detach(1));
  await settled();
  broker.setAvailable(false);
  expect([ada.broken, bob.broken]).toEqual([[BOB], [ADA]]);
  expect(await ada.links.send(BOB, detach(2))).toBe(false);
  broker.setAvailable(true);
  await ada.links.send(BOB, detach(3));
  await settled();
  expect(bob.received).toEqual([detach(1), { type: 'begin' }, detach(3)]);
});

it('forgets nodes that have ended, but not those that joined since', async () => {
  const before = performance.now() - 1;
  await ada.links.send(BOB, detach(1));
  ada.links.keepOnly(new Set(), before);
  expect(ada.broken).toEqual([]);
  ada.links.keepOnly(new Set(), performance.now() + 1);
  expect(ada.broken).toEqual([BOB]);
});

it('ignores messages of a node that has ended, which somebody held back', async () => {
  bob.links.keepOnly(new Set(), performance.now());
  await ada.links.send(BOB, detach(1));
  await settled();
  bob.links.keepOnly(new Set(), performance.now() + 1);
  await ada.links.send(BOB, detach(2));
  await settled();
  expect(bob.received).toEqual([detach(1)]);
});
