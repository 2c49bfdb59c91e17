import { readEnvironment } from '@hub/server/platform/environment.ts';
import { expect, it } from 'vitest';
import { checkAddresses, checkClock, checkSecrets, checkVersions, type Finding } from './checks.ts';

const noClock = { skewMs: undefined, newestAt: undefined, elsewhere: undefined };
const at = (PUBLIC_URL: string) => readEnvironment({ PUBLIC_URL });
it.each<readonly [string, Finding, Finding['state']]>([
  ['an old Node', checkVersions('22.1.0', '1.0.0'), 'bad'],
  ['a node with another secret', checkSecrets('a', [{ secretHash: 'a' }, { secretHash: 'b' }]), 'bad'],
  ['a server that is alone', checkSecrets('a', [{ secretHash: null }]), 'good'],
  ['a clock that is off', checkClock({ ...noClock, skewMs: 9_000 }, 0), 'bad'],
  ['a clock that is right', checkClock({ ...noClock, skewMs: -40 }, 0), 'good'],
  ['a clock behind what is stored', checkClock({ ...noClock, newestAt: 60_000 }, 0), 'bad'],
  [
    'a clock an hour from another machine',
    checkClock({ ...noClock, elsewhere: { host: 'a.example', skewMs: -3_600_000 } }, 0),
    'bad',
  ],
  ['a clock beside none', checkClock(noClock, 0), 'good'],
  ...['192.168.1.5', '172.20.0.3:3000', '[fd12::7]', 'raspberry', 'hub.local:3000', 'hub.fritz.box'].map(
    (host) => [`http at ${host}, at home`, checkAddresses(at(`http://${host}`)), 'good'] as const,
  ),
  ...['172.32.0.1', 'hub.example.org', '1.2.3.4', '[2001:db8::1]'].map(
    (host) => [`http at ${host}`, checkAddresses(at(`http://${host}`)), 'bad'] as const,
  ),
])('doctor judges %s', (_what, { state, mend }, expected) => {
  expect(state).toBe(expected);
  expect(mend === undefined).toBe(expected === 'good');
});
