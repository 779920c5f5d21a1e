import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword, scenarioNamed } from '@patient/api/sandbox';
import { startService, type Service } from '@patient/api/sandbox/node';
import { afterAll, beforeAll, expect, test } from 'vitest';

const script = join(import.meta.dirname, '..', 'conformance.ts');
const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
const [json = '', junit = ''] = ['report.json', 'report.xml'].map((name) => join(folder, name));
let service: Service;

beforeAll(async () => {
  service = await startService({ port: 0, file: ':memory:', log: () => undefined });
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command. */
const run = (args: readonly string[], variables: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: unknown; output: string; error: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], ...variables };
    execFile(process.execPath, [script, ...args], { env }, (failure, output, error) =>
      resolve({ code: failure?.code ?? 0, output, error }),
    );
  });

test('conformance signs in at an address of `start` and writes the report as table, JSON and JUnit', async () => {
  const { port } = new URL(service.url);
  const { code, output } = await run(
    [`http://mens.localhost:${port}/service/`, '--json', json, '--junit', junit],
    {
      CONFORMANCE_EMAIL: scenarioNamed('active').email,
      CONFORMANCE_PASSWORD: demoPassword,
    },
  );
  expect(output).toMatch(/^GET \/me +conforms$/m);
  expect(output).toMatch(/^PATCH \/api\/subscription\/pause\/\{id\} +skipped: Needs --write\.$/m);
  expect(output).toMatch(/\d+ conforms, 0 differs, \d+ not offered, \d+ skipped\n$/);
  expect(code).toBe(0);
  const report: { results: object[] } = JSON.parse(readFileSync(json, 'utf8'));
  expect(report.results).toContainEqual({
    operationId: 'getMe',
    call: 'GET /me',
    feature: 'account',
    outcome: 'conforms',
    requests: 1,
    findings: [],
    undescribed: [],
    notes: [],
  });
  expect(readFileSync(junit, 'utf8')).toContain('<testcase classname="account" name="GET /me"></testcase>');
});

test('conformance exits with 1 for a difference', async () => {
  const { code, output } = await run([`${service.url}/service`], { CONFORMANCE_TOKEN: 'other' });
  expect(output).toContain('status: expected 200; received 401');
  expect(code).toBe(1);
});

test.each([
  ['no URL', [], 'Usage: conformance URL'],
  [
    'no credentials',
    ['http://127.0.0.1:1'],
    'Set CONFORMANCE_EMAIL and CONFORMANCE_PASSWORD, or CONFORMANCE_TOKEN.',
  ],
])('exits with 1 for %s', async (_what, args, message) => {
  const { code, error } = await run(args);
  expect(error).toContain(message);
  expect(code).toBe(1);
});
