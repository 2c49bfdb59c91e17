import { pickTexts } from '@hub/ui/language.ts';

const en = {
  kinds: {
    bolt: { name: 'Bolt', line: 'Goes for one target, or hits what it meets on its way.' },
    wave: { name: 'Wave', line: 'Strikes everything in an area at once.' },
    dash: { name: 'Dash', line: 'Carries the champion to another place.' },
    ward: { name: 'Ward', line: 'Protects against damage or control.' },
    trap: { name: 'Trap', line: 'Stays on the ground and works there for a while.' },
    aura: { name: 'Aura', line: 'Makes the champion or allies stronger or faster for a while.' },
    heal: { name: 'Heal', line: 'Restores health.' },
    form: { name: 'Change', line: 'Gives the champion another form, or hides it.' },
  },
  end: {
    story: (closest: number, exact: number) =>
      [closest > 0 ? `${closest} closest` : '', exact > 0 ? `${exact} exact` : ''].filter(Boolean).join(', '),
  },
};

export const clashTexts = pickTexts({ en });
