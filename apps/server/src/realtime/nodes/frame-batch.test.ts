import { expect, it } from 'vitest';
import { FrameBatch } from './frame-batch.ts';
import type { Handled, Outgoing } from './peer-messages.ts';

const frame = (text: string): Buffer => Buffer.from(text);

function newBatch() {
  const sent: (readonly Outgoing[])[] = [];
  const named: (readonly Handled[])[] = [];
  const batch = new FrameBatch(String, async (frames, handled) => {
    sent.push(frames);
    named.push(handled);
    return true;
  });
  return { batch, sent, named };
}

it('sends each frame of an audience once, with all its receivers', async () => {
  const { batch, sent } = newBatch();
  const [first, second] = [frame('one'), frame('two')];
  for (const member of [1, 2, 3]) for (const each of [first, second]) batch.add(member, each);
  await batch.flush();
  expect(sent).toEqual([
    [
      { to: [1, 2, 3], text: 'one' },
      { to: [1, 2, 3], text: 'two' },
    ],
  ]);
});

it("keeps the order of each connection's frames and of its close", async () => {
  const { batch, sent } = newBatch();
  const [shared, own] = [frame('shared'), frame('own')];
  batch.add(1, shared);
  batch.add(2, own);
  batch.add(2, shared);
  batch.close(2, 'replaced');
  await batch.flush();
  const received = sent.flat().filter(({ to }) => to.includes(2));
  expect(received.map((outgoing) => ('text' in outgoing ? outgoing.text : outgoing.close))).toEqual([
    'own',
    'shared',
    'replaced',
  ]);
});

it('sends what was collected at the end of the turn', async () => {
  const { batch, sent } = newBatch();
  batch.add(1, frame('one'));
  expect(sent).toEqual([]);
  await Promise.resolve();
  expect(sent).toHaveLength(1);
});

it('names the last handled command of each connection together with its frames, and also alone', async () => {
  const { batch, sent, named } = newBatch();
  batch.add(1, frame('one'));
  batch.handled(1, 4);
  batch.handled(1, 5);
  batch.handled(2, 1);
  await batch.flush();
  batch.handled(2, 2);
  await batch.flush();
  expect(sent).toEqual([[{ to: [1], text: 'one' }], []]);
  expect(named).toEqual([
    [
      [1, 5],
      [2, 1],
    ],
    [[2, 2]],
  ]);
});
