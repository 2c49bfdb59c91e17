import { concurrently } from '../players/waiting.ts';
import { type Attack, refusals } from './attack.ts';
import { HttpClient } from './http-client.ts';

const ADDRESS = '127.0.0.77';

const decode = (base64: string): string => Buffer.from(base64, 'base64').toString();

/** Misleading names, as JSON: only there can half a surrogate pair be written. */
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
  '"Ah\\ufffcri"',
  `"${'Z\\u0335\\u0321\\u0336'.repeat(4)}"`,
  // Slurs.
  `"${decode('biBpIGcgZyBlIHI=')}"`,
  `"${decode('SC5pLnQubC5lLnI=')}"`,
  `"${decode('bmlxcWVy')}"`,
  `"${decode('SGlqbyBkZSBwdXRh')}"`,
  '"Admin"',
  '"\\u0410dmin"',
  '"evil.com"',
  '""',
  'null',
  '["Ahri"]',
  '{"toString":"Ahri"}',
];

export const names: Attack = {
  name: 'using names that are invisible, too long or reversed',
  counts: { short: BAD_NAMES.length, long: 10 * BAD_NAMES.length },
  async run({ port }, count) {
    const client = new HttpClient(port, ADDRESS, 10);
    const statuses = await concurrently(count, 10, async (number) => {
      const body = `{"name":${BAD_NAMES[number % BAD_NAMES.length]}}`;
      return (await client.call({ path: '/api/accounts/create', body })).status;
    });
    client.close();
    return refusals(statuses.map((status) => status >= 400 && status < 500));
  },
};
