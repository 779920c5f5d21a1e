import { expect, test } from 'vitest';
import { type Connection, closeCodes, createHub } from './connections.ts';

function line() {
  const sent: string[] = [];
  const closed: [number, string][] = [];
  const connection: Connection = {
    send: (text) => void sent.push(text),
    close: (code, reason) => void closed.push([code, reason]),
  };
  return { connection, sent, closed };
}

const dead: Connection = {
  send: () => {
    throw new Error('closed');
  },
  close: () => undefined,
};

test('an event reaches every line of its patient and nobody else', () => {
  const hub = createHub();
  const [phone, laptop, other] = [line(), line(), line()];
  hub.connect('ava', phone.connection);
  hub.connect('ava', laptop.connection);
  hub.connect('ben', other.connection);
  expect(hub.broadcast('ava', { event: 'notification' })).toBe(2);
  expect(phone.sent).toEqual(['{"event":"notification"}']);
  expect(laptop.sent).toEqual(phone.sent);
  expect(other.sent).toEqual([]);
});

test('a line that was taken off gets nothing', () => {
  const hub = createHub();
  const phone = line();
  const disconnect = hub.connect('ava', phone.connection);
  disconnect();
  expect(hub.broadcast('ava', {})).toBe(0);
  expect(hub.size()).toBe(0);
});

test('a line that cannot be written to is dropped and does not keep the event from the others', () => {
  const hub = createHub();
  const phone = line();
  hub.connect('ava', dead);
  hub.connect('ava', phone.connection);
  expect(hub.broadcast('ava', {})).toBe(1);
  expect(hub.size('ava')).toBe(1);
});

test('closing says why, for one patient or for all', () => {
  const hub = createHub();
  const [ava, ben] = [line(), line()];
  hub.connect('ava', ava.connection);
  hub.connect('ben', ben.connection);
  hub.close(closeCodes.normal, 'signed out', 'ava');
  expect(ava.closed).toEqual([[1000, 'signed out']]);
  expect(ben.closed).toEqual([]);
  hub.close(closeCodes.goingAway, 'restart');
  expect(ben.closed).toEqual([[1001, 'restart']]);
  expect(hub.size()).toBe(0);
});
