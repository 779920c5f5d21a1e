import { expect, test } from 'vitest';
import { junitOf, tableOf } from './report.ts';
import type { Result } from './results.ts';

const result = (call: string, outcome: Result['outcome'], rest: Partial<Result> = {}): Result => ({
  operationId: call,
  call,
  feature: 'orders',
  outcome,
  requests: 1,
  findings: [],
  undescribed: [],
  notes: [],
  ...rest,
});

const results = [
  result('GET /api/orders', 'conforms', { undescribed: ['/data/*/__v'] }),
  result('GET /api/order/{id}', 'differs', {
    findings: [
      { where: '/data/0/status', expected: 'one of created', received: 'string "<aaa>"', times: 3 },
      { where: '/data/0/createdAt', expected: 'required field', received: 'nothing', times: 1 },
    ],
  }),
  result('GET /api/doctors', 'not offered', { feature: 'doctors' }),
  result('GET /api/doctor/{id}', 'skipped', { feature: 'doctors', notes: ['No id.'] }),
];

test('the table is sorted by feature, with the differences below each operation', () => {
  expect(tableOf(results)).toBe(`GET /api/doctors      not offered
GET /api/doctor/{id}  skipped: No id.
GET /api/orders       conforms: Ignored fields: /data/*/__v
GET /api/order/{id}   differs
    /data/0/status: expected one of created; received string "<aaa>" (3 times)
    /data/0/createdAt: expected required field; received nothing

1 conforms, 1 differs, 1 not offered, 1 skipped`);
});

test('the JUnit report of conformance has a test per operation', () => {
  expect(junitOf(results)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="4" failures="1" skipped="2">
  <testsuite name="conformance" tests="4" failures="1" skipped="2">
    <testcase classname="orders" name="GET /api/orders"></testcase>
    <testcase classname="orders" name="GET /api/order/{id}"><failure message="differs from the description">/data/0/status: expected one of created; received string &quot;&lt;aaa&gt;&quot; (3 times)
/data/0/createdAt: expected required field; received nothing</failure></testcase>
    <testcase classname="doctors" name="GET /api/doctors"><skipped message="not offered"/></testcase>
    <testcase classname="doctors" name="GET /api/doctor/{id}"><skipped message="No id."/></testcase>
  </testsuite>
</testsuites>
`);
});
