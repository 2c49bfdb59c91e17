import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket as TcpSocket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Socket, SocketListener } from './codec.ts';
import { textFrame } from './frame-writer.ts';
import { type Client, connect } from './testing/client.ts';
import { createWsCodec } from './ws-codec.ts';

class FakeListener implements SocketListener {
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
let listener: FakeListener;
let tcp: TcpSocket;
let socket: Socket;
let client: Client;

beforeEach(async () => {
  const codec = createWsCodec();
  listener = new FakeListener();
  server = createServer();
  server.on('upgrade', (request, duplex, head) => {
    tcp = duplex as TcpSocket;
    codec.accept(request, duplex, head, (opened) => {
      socket = opened;
      return listener;
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
  it('writes frames of every length in order', async () => {
    const lengths = [2, 125, 126, 127, 65_535, 65_536, 300_000];
    for (const length of lengths) socket.write(textFrame(JSON.stringify({ action: 'a'.repeat(length) })));
    for (const length of lengths) expect((await client.next()).action).toHaveLength(length);
  });

  it('counts bytes, not characters', async () => {
    const action = `é😀${'ü'.repeat(62)}`;
    socket.write(textFrame(JSON.stringify({ action })));
    socket.write(textFrame('{"action":"next"}'));
    expect((await client.next()).action).toBe(action);
    expect((await client.next()).action).toBe('next');
  });

  it('sends the close frame after all frames, and nothing after it', async () => {
    socket.write(textFrame('{"action":"last"}'));
    socket.close(1012, 'restart');
    const { bytesWritten } = tcp;
    socket.write(textFrame('{"action":"late"}'));
    socket.ping();
    expect(tcp.bytesWritten).toBe(bytesWritten);
    expect(await client.closed).toEqual({ code: 1012, reason: 'restart' });
    expect(client.received).toEqual(['{"action":"last"}']);
    await expect.poll(() => listener.closed).toBe(1);
  });

  it('passes on messages, fragmented messages, pings and pongs', async () => {
    client.socket.send('one', { fin: false });
    client.socket.send(' two', { fin: true });
    client.sendRaw(Buffer.from('three'));
    socket.ping();
    client.socket.ping();
    await expect.poll(() => listener.messages).toEqual(['text one two', 'binary three']);
    await expect.poll(() => listener.pongs).toBe(1);
    await expect.poll(() => listener.pings).toBe(1);
  });

  it('selects its subprotocol and no compression', () => {
    expect(client.socket.protocol).toBe('hub.v1');
    expect(client.socket.extensions).toBe('');
  });

  it('counts bytes that the client has not read', async () => {
    client.socket.pause();
    const frame = textFrame('x'.repeat(1_000_000));
    for (let sent = 0; sent < 20; sent += 1) socket.write(frame);
    expect(socket.backlogBytes).toBeGreaterThan(1_000_000);
    socket.terminate();
    await expect.poll(() => listener.closed).toBe(1);
  });
});
