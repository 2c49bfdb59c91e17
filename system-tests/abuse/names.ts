import type { Attack } from './attack.ts';
import { Caller, manyTimes } from './http-client.ts';

const ADDRESS = '127.0.0.77';

/** Names that would not look like what they are; as JSON, since half a character can only be written there. */
const BAD_NAMES: readonly string[] = [
  '"\\u202eirhA"',
  '"Ah\\u200bri"',
  '"\\u2066Ahri\\u2069"',
  '"Ah\\u0000ri"',
  '"Ah\\nri"',
  '"\\ud83d"',
  '"\\ude00Ahri"',
  '"\\u3164"',
  `"Z${'\\u0335\\u0321\\u034d'.repeat(12)}"`,
  `"Z${'\\u0301'.repeat(199)}"`,
  `"${'\\u0600'.repeat(3)}"`,
  `"${'x'.repeat(13)}"`,
  `"${'x'.repeat(10_000)}"`,
  '"\\ufdfa\\ufdfa\\u061c"',
  '"\\u00ad\\u034f"',
  '"Ahri\\ue000"',
  '"Ahri\\uffff"',
  '"1\\ufe0f2"',
  '"\\ud83c\\udff4\\udb40\\udc61\\udb40\\udc62\\udb40\\udc7f"',
  `"${'\\u1100'.repeat(180)}"`,
  `"${'\\u0915\\u094d'.repeat(90)}\\u0915"`,
  '"n i g g e r"',
  '"H.i.t.l.e.r"',
  '""',
  'null',
  '["Ahri"]',
  '{"toString":"Ahri"}',
];

export const names: Attack = {
  name: 'names that hide, grow or reverse',
  counts: { short: BAD_NAMES.length, long: 10 * BAD_NAMES.length },
  async run({ port }, count) {
    const caller = new Caller(port, ADDRESS, 10);
    const statuses = await manyTimes(count, 10, async (number) => {
      const body = `{"name":${BAD_NAMES[number % BAD_NAMES.length]}}`;
      return (await caller.call({ path: '/api/accounts/create', body })).status;
    });
    caller.close();
    const refused = statuses.filter((status) => status >= 400 && status < 500).length;
    return { tried: count, refused, through: count - refused, allowed: 0, faults: [] };
  },
};
