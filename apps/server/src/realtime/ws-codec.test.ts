import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Wire, WireOwner } from './codec.ts';
import { textFrame } from './frame-writer.ts';
import { type Client, connect } from './testing/client.ts';
import { createWsCodec } from './ws-codec.ts';

class Owner implements WireOwner {
  readonly messages: string[] = [];
  pings = 0;
  pongs = 0;
  closed = 0;
  onMessage(data: Buffer, isBinary: boolean): void {
    this.messages.push(`${isBinary ? 'binary' : 'text'} ${data.toString()}`);
  }
  onPing(): void {
    this.pings += 1;
  }
  onPong(): void {
    this.pongs += 1;
  }
  onClose(): void {
    this.closed += 1;
  }
}

let server: Server;
let owner: Owner;
let line: Socket;
let wire: Wire;
let client: Client;

beforeEach(async () => {
  const codec = createWsCodec();
  owner = new Owner();
  server = createServer();
  server.on('upgrade', (request, socket, head) => {
    line = socket as Socket;
    codec.accept(request, socket, head, (opened) => {
      wire = opened;
      return owner;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = await connect(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, ['hub.v1', 'other']);
});
afterEach(async () => {
  client.socket.terminate();
  await new Promise((resolve) => server.close(resolve));
});

describe('the codec', () => {
  it('writes frames of every length that a client reads as they were, in order', async () => {
    const lengths = [2, 125, 126, 127, 65_535, 65_536, 300_000];
    for (const length of lengths) wire.write(textFrame(JSON.stringify({ action: 'a'.repeat(length) })));
    for (const length of lengths) expect((await client.next()).action).toHaveLength(length);
  });

  it('counts bytes, not characters', async () => {
    const action = `é😀${'ü'.repeat(62)}`;
    wire.write(textFrame(JSON.stringify({ action })));
    wire.write(textFrame('{"action":"next"}'));
    expect((await client.next()).action).toBe(action);
    expect((await client.next()).action).toBe('next');
  });

  it('keeps frames and the goodbye in order, and says nothing after it', async () => {
    wire.write(textFrame('{"action":"last"}'));
    wire.close(1012, 'restart');
    const { bytesWritten } = line;
    wire.write(textFrame('{"action":"late"}'));
    wire.ping();
    expect(line.bytesWritten).toBe(bytesWritten);
    expect(await client.closed).toEqual({ code: 1012, reason: 'restart' });
    expect(client.received).toEqual(['{"action":"last"}']);
    await expect.poll(() => owner.closed).toBe(1);
  });

  it('hands over messages, also in fragments, and signs of life', async () => {
    client.socket.send('one', { fin: false });
    client.socket.send(' two', { fin: true });
    client.sendRaw(Buffer.from('three'));
    wire.ping();
    client.socket.ping();
    await expect.poll(() => owner.messages).toEqual(['text one two', 'binary three']);
    await expect.poll(() => owner.pongs).toBe(1);
    await expect.poll(() => owner.pings).toBe(1);
  });

  it('selects its subprotocol and no compression', () => {
    expect(client.socket.protocol).toBe('hub.v1');
    expect(client.socket.extensions).toBe('');
  });

  it('measures what the peer has not taken', async () => {
    client.socket.pause();
    const frame = textFrame('x'.repeat(1_000_000));
    for (let sent = 0; sent < 20; sent += 1) wire.write(frame);
    expect(wire.backlogBytes).toBeGreaterThan(1_000_000);
    wire.terminate();
    await expect.poll(() => owner.closed).toBe(1);
  });
});
