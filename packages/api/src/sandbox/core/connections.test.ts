import { expect, test } from 'vitest';
import { type Connection, closeCodes, createConnections } from './connections.ts';

function createListener() {
  const sent: string[] = [];
  const closed: [number, string][] = [];
  const connection: Connection = {
    send: (text) => void sent.push(text),
    close: (code, reason) => void closed.push([code, reason]),
  };
  return { connection, sent, closed };
}

const broken: Connection = {
  send: () => {
    throw new Error('closed');
  },
  close: () => undefined,
};

test('sends an event only to all connections of its patient', () => {
  const connections = createConnections();
  const [phone, laptop, other] = [createListener(), createListener(), createListener()];
  connections.connect('ava', phone.connection);
  connections.connect('ava', laptop.connection);
  connections.connect('ben', other.connection);
  expect(connections.broadcast('ava', { event: 'notification' })).toBe(2);
  expect(phone.sent).toEqual(['{"event":"notification"}']);
  expect(laptop.sent).toEqual(phone.sent);
  expect(other.sent).toEqual([]);
});

test('connections: sends nothing to a removed connection', () => {
  const connections = createConnections();
  const phone = createListener();
  const disconnect = connections.connect('ava', phone.connection);
  disconnect();
  expect(connections.broadcast('ava', {})).toBe(0);
  expect(connections.size()).toBe(0);
});

test('connections: removes a connection that cannot be written to, and sends the event to the others', () => {
  const connections = createConnections();
  const phone = createListener();
  connections.connect('ava', broken);
  connections.connect('ava', phone.connection);
  expect(connections.broadcast('ava', {})).toBe(1);
  expect(connections.size('ava')).toBe(1);
});

test('closes the connections of one patient or of all, with code and reason', () => {
  const connections = createConnections();
  const [ava, ben] = [createListener(), createListener()];
  connections.connect('ava', ava.connection);
  connections.connect('ben', ben.connection);
  connections.close(closeCodes.normal, 'signed out', 'ava');
  expect(ava.closed).toEqual([[1000, 'signed out']]);
  expect(ben.closed).toEqual([]);
  connections.close(closeCodes.goingAway, 'restart');
  expect(ben.closed).toEqual([[1001, 'restart']]);
  expect(connections.size()).toBe(0);
});
