import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Position, Receiver, Sender } from './sequence.ts';

/** A message: the whole state, or one more entry. */
type Message = { readonly position: Position; readonly state?: readonly number[]; readonly added?: number };

/** A sender whose state grows by numbers, and a receiver that copies it over a network which loses messages. */
class Pair {
  readonly sender = new Sender();
  readonly receiver = new Receiver();
  readonly network: Message[] = [];
  readonly requests: number[] = [];
  state: readonly number[] = [];
  copy: readonly number[] = [];

  add(value: number): void {
    this.state = [...this.state, value];
    const position = this.sender.next();
    this.network.push(position.message === 1 ? { position, state: this.state } : { position, added: value });
  }

  notice(): void {
    this.#decide(this.receiver.check(this.sender.last));
  }

  deliver(message: Message): void {
    const verdict = this.receiver.receive(message.position);
    this.#decide(verdict);
    if (verdict !== 'use') return;
    this.copy = message.state ?? [...this.copy, ...(message.added === undefined ? [] : [message.added])];
  }

  answer(stream: number): void {
    if (!this.sender.restart(stream)) return;
    this.network.push({ position: this.sender.next(), state: this.state });
  }

  #decide(verdict: string): void {
    if (verdict === 'resync') this.requests.push(this.receiver.stream);
  }
}

const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('add', 'notice') }),
  fc.record({ kind: fc.constantFrom('deliver', 'lose', 'repeat', 'answer', 'lose request'), at: fc.nat(6) }),
);

const run = (
  pair: Pair,
  { kind, at = 0 }: { readonly kind: string; readonly at?: number },
  value: number,
): void => {
  const { network, requests } = pair;
  if (kind === 'add') return pair.add(value);
  if (kind === 'notice') return pair.notice();
  if (kind === 'answer' || kind === 'lose request') {
    const [request] = requests.splice(at % Math.max(1, requests.length), 1);
    if (kind === 'answer' && request !== undefined) pair.answer(request);
    return;
  }
  const index = at % Math.max(1, network.length);
  const message = network[index];
  // An index above 0 reorders.
  if (kind !== 'repeat') network.splice(index, 1);
  if (kind !== 'lose' && message !== undefined) pair.deliver(message);
};

describe('numbered messages', () => {
  it('never give the receiver a state that the sender did not have', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const pair = new Pair();
        for (const [value, one] of steps.entries()) {
          run(pair, one, value);
          expect(pair.copy).toEqual(pair.state.slice(0, pair.copy.length));
        }
      }),
    ));

  it('bring the receiver to the state of the sender once messages arrive again', () =>
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const pair = new Pair();
        for (const [value, one] of steps.entries()) run(pair, one, value);
        pair.notice();
        while (pair.network.length > 0 || pair.requests.length > 0) {
          for (const message of pair.network.splice(0)) pair.deliver(message);
          for (const request of pair.requests.splice(0)) pair.answer(request);
        }
        expect(pair.copy).toEqual(pair.state);
      }),
    ));

  it('of an ended stream are ignored, also with the next number', () => {
    const receiver = new Receiver();
    expect(receiver.receive({ stream: 2, message: 1 })).toBe('use');
    expect(receiver.receive({ stream: 1, message: 2 })).toBe('ignore');
    expect(receiver.check({ stream: 1, message: 9 })).toBe('ignore');
    expect(receiver.receive({ stream: 2, message: 2 })).toBe('use');
  });

  it('ask for one new stream only, however often the receiver asks', () => {
    const sender = new Sender();
    sender.next();
    expect([sender.restart(1), sender.restart(1), sender.restart(0)]).toEqual([true, false, false]);
    expect(sender.next()).toEqual({ stream: 2, message: 1 });
  });
});
