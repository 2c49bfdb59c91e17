import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { Balancer } from './balancer.ts';

it('keeps the connections of a node that refuses probes because it is stopping', async () => {
  const probes: (string | undefined)[] = [];
  const node = createServer(({ url }, reply) => {
    probes.push(url);
    reply.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await once(node, 'listening');
  const balancer = await Balancer.start([`http://127.0.0.1:${(node.address() as AddressInfo).port}`]);
  const client = connect(Number(new URL(balancer.url).port), '127.0.0.1');
  let isClosed = false;
  client.on('close', () => {
    isClosed = true;
  });
  client.write('GET / HTTP/1.1\r\n');
  await vi.waitFor(() => expect(probes.length).toBeGreaterThan(4), 10_000);
  expect(isClosed).toBe(false);
  client.destroy();
  await balancer.close();
  node.closeAllConnections();
  node.close();
});
