import * as fc from 'fast-check';
import { sendTo } from './api-target.ts';
import { ServerError, type Target } from './fuzz-target.ts';
import { hostileText } from './hostile-values.ts';
import type { PopulatedHub } from './populated-hub.ts';

type Draw = { readonly method: string; readonly parts: readonly string[]; readonly isApi: boolean };

const METHODS = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE'];
const PARTS = [
  'accounts',
  'riftGuesser',
  'section',
  'x.webp',
  'openapi.json',
  'ws',
  '..',
  '.',
  '',
  '%2e%2e',
  '%2f',
  '%',
  'index.html',
  'assets',
  'main.js',
];

/** Encodes characters that are invalid in a path. */
const inAddress = (text: string): string =>
  text.replaceAll(/[^\w.~!$&'()*+,;=:@%-]/gu, (letter) =>
    encodeURIComponent(/\p{Surrogate}/u.test(letter) ? '?' : letter),
  );

const draws: fc.Arbitrary<Draw> = fc.record({
  method: fc.constantFrom(...METHODS),
  isApi: fc.boolean(),
  parts: fc.array(fc.oneof(fc.constantFrom(...PARTS), hostileText(2_000).map(inAddress)), { maxLength: 5 }),
});

/** Unknown addresses, in the API and outside. */
export const addressTarget = (hub: PopulatedHub): Target<Draw> => ({
  name: 'any address',
  draws,
  inputsPerDraw: 1,
  async feed({ method, parts, isApi }, tally) {
    const url = `/${[...(isApi ? ['api'] : []), ...parts].join('/')}`;
    const answer = await sendTo(hub)({ method, url });
    if (answer.status >= 500) throw new ServerError(`${answer.status} ${answer.text}`);
    tally.count(this.name, answer.status < 300 ? 'accepted' : 'refused');
  },
});
