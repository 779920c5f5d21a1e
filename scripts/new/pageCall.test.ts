import { expect, test } from 'vitest';
import { dataNameOf, withComparedCall, withRecordedCall, withVisitedCall } from './pageCall.ts';

test.each([
  ['listDoctorLanguages', 'doctorLanguages'],
  ['getDoctor', 'doctor'],
  ['listen', 'listen'],
])('dataNameOf: the data of %s is called %s', (operation, name) => {
  expect(dataNameOf(operation)).toBe(name);
});

test.each([
  [
    `  account('/a/:id', '/a/1', 'demo', 'getA'),\n`,
    '/a/:id',
    `  account('/a/:id', '/a/1', 'demo', 'getA', 'listB'),\n`,
  ],
  [
    `  account(\n    '/a/:id',\n    'getA',\n  ),\n`,
    '/a/:id',
    `  account(\n    '/a/:id',\n    'getA', 'listB',\n  ),\n`,
  ],
  [
    `  account('/a', '/a', 'demo'),\n  account('/a/:x?', '/a', 'demo'),\n`,
    '/a/:x?',
    `  account('/a', '/a', 'demo'),\n  account('/a/:x?', '/a', 'demo', 'listB'),\n`,
  ],
])('withVisitedCall: %j gets a call on %s', (source, route, expected) => {
  expect(withVisitedCall(source, route, 'listB')).toBe(expected);
});

test('withVisitedCall: a route without a row is rejected with the file', () => {
  expect(() => withVisitedCall('', '/b', 'listB')).toThrow('e2e/resilience/visits.ts has no row for /b');
});

test.each([
  ['getDoctor', 1],
  ['listDoctorLanguages', 3],
  ['listZones', 4],
])('withRecordedCall: %s is sorted into the rows of a record', (operation, index) => {
  const record =
    '| call | the patient sees |\n| getMe | a |\n| getUnreadMessages | b |\n| listNotices | c |\n| every call | d |\n';
  expect(withRecordedCall(record, operation).split('\n').indexOf(`| ${operation} | the page |`)).toBe(index);
});

test.each([
  ['getDoctor', "{ parameters: { id: { from: 'listDoctors', at: '_id' } } }"],
  ['getOrder', "{ parameters: { id: { from: 'listOrders', at: '_id' }, populate: ['charge'] } }"],
  ['listDoctors', '{}'],
  [undefined, '{}'],
])('withComparedCall: a call below %s is compared with %s', (parent, row) => {
  const source = `const reads = {
  getOrder: { parameters: { id: { from: 'listOrders', at: '_id' }, populate: ['charge'] } },
  getDoctor: { parameters: { id: { from: 'listDoctors', at: '_id' } }, isPublic: true },
};
`;
  expect(withComparedCall(source, 'listB', parent)).toContain(`\n  listB: ${row},\n};\n`);
});
