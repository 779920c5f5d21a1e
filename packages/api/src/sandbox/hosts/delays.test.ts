import { expect, test } from 'vitest';
import { FAULTS_PATH } from '../admin/faultControl.ts';
import { quietSandbox, requestTo } from '../tests/support/patient.ts';
import { MAX_DELAY_MS, createDelays, delayResponses } from './delays.ts';

const takeDelays = (seed: string, ...operations: readonly string[]) => operations.map(createDelays(seed));

test('delays are the same for the same seed, and different for another', () => {
  const calls = ['getMe', 'getMe', 'listNotices', 'getMe'];
  expect(takeDelays('1', ...calls)).toEqual(takeDelays('1', ...calls));
  expect(takeDelays('1', ...calls)).not.toEqual(takeDelays('2', ...calls));
});

test("an operation's delays do not depend on other operations", () => {
  const [first, , second] = takeDelays('1', 'getMe', 'listNotices', 'getMe');
  expect([first, second]).toEqual(takeDelays('1', 'getMe', 'getMe'));
});

test('delays are distributed over the full range', () => {
  const delays = takeDelays('1', ...Array.from({ length: 2000 }, () => 'getMe'));
  expect(Math.min(...delays)).toBeLessThan(5);
  expect(Math.max(...delays)).toBeGreaterThan(MAX_DELAY_MS - 5);
  expect(Math.max(...delays)).toBeLessThanOrEqual(MAX_DELAY_MS);
});

test('delays each response by its operation, except those of the admin pages', async () => {
  const waits: number[] = [];
  const operations: string[] = [];
  const delays = (operation: string) => operations.push(operation);
  const fetch = delayResponses(await quietSandbox(), delays, async (milliseconds) => {
    waits.push(milliseconds);
  });
  expect((await fetch(requestTo('/get-enabled-states'))).status).toBe(200);
  await fetch(
    requestTo('/identity', 'POST', {}, { 'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth' }),
  );
  await fetch(requestTo('/pictures/none.svg'));
  expect((await fetch(requestTo(FAULTS_PATH))).status).toBe(200);
  expect(operations).toEqual(['getEnabledStates', 'identity.InitiateAuth', 'pictures']);
  expect(waits).toEqual([1, 2, 3]);
});
