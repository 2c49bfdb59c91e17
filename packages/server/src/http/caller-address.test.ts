import { expect, it } from 'vitest';
import { addressKey, callerAddress } from './caller-address.ts';

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('addressKey of %s is %s', (address, key) => expect(addressKey(address)).toBe(key));

// The connection's address first, then the entries of the trusted proxies.
it.each([
  [['10.0.0.1'], '10.0.0.1'],
  [['10.0.0.1', '203.0.113.7'], '203.0.113.7'],
  [['10.0.0.1', '10.0.0.2', '203.0.113.7'], '203.0.113.7'],
  [['10.0.0.1', '2001:db8::1'], '2001:db8::1'],
  [['10.0.0.1', '203.0.113.7:4711'], '203.0.113.7'],
  [['10.0.0.1', '[2001:db8::1]:4711'], '2001:db8::1'],
  [['10.0.0.1', 'unknown'], '10.0.0.1'],
  [['10.0.0.1', ''], '10.0.0.1'],
  [['10.0.0.1', '203.0.113.7.9'], '10.0.0.1'],
  [['10.0.0.1', '10.0.0.2', '<b>'], '10.0.0.2'],
  [['10.0.0.1', 'invented', '203.0.113.7'], '10.0.0.1'],
  [['not known'], 'not known'],
])('callerAddress for %j is %s', (ips, address) => {
  expect(callerAddress({ ip: ips.at(-1) ?? '', ips })).toBe(address);
});
