import { expect, test } from 'vitest';
import { readAudit } from './audit.ts';

test('without a response, the result is unknown', () => {
  const refused = 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n  × The audit endpoint responded with 405:';
  expect(readAudit('', refused)).toEqual({ kind: 'unknown', reason: 'ERR_PNPM_AUDIT_BAD_RESPONSE' });
  expect(readAudit('{}', '')).toEqual({ kind: 'unknown', reason: 'no output' });
});

test('lists severe vulnerabilities and counts others', () => {
  const advisories = {
    1: { module_name: 'a', severity: 'critical', title: 'Runs code' },
    2: { module_name: 'b', severity: 'moderate', title: 'Is slow' },
  };
  expect(readAudit(JSON.stringify({ advisories }), '')).toEqual({
    kind: 'known',
    severe: ['a: critical, Runs code'],
    others: 1,
  });
  expect(readAudit('{"advisories":{}}', '')).toEqual({ kind: 'known', severe: [], others: 0 });
});
