import { expect, it } from 'vitest';
import { FrameBatch } from './frame-batch.ts';
import type { Outgoing } from './peer-messages.ts';

const frame = (text: string): Buffer => Buffer.from(text);

function newBatch() {
  const sent: (readonly Outgoing[])[] = [];
  const batch = new FrameBatch(String, async (frames) => {
    sent.push(frames);
    return true;
  });
  return { batch, sent };
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
