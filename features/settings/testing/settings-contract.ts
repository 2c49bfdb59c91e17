import { expect, it } from 'vitest';
import type { Contract } from '../../../apps/server/src/store/testing/contract.ts';
import { featuresOf } from '../../../apps/server/src/store/testing/rows.ts';

export const settingsContract: Contract = (opened) => {
  it('keeps the words of hosts who add them at the same moment', async () => {
    const { settings } = featuresOf(opened().store);
    const host = settings.by({ clock: { now: () => 0 }, actor: 'root', reason: '' });
    const words = ['heron', 'marmot', 'wombat'];
    await Promise.all(words.map((word) => host.setWord(word, 'refused')));
    expect((await settings.read()).nameFilter.refused.toSorted()).toEqual(words);
  });
};
