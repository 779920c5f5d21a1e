import type { StoryContext } from '@storybook/react-vite';
import { afterEach, expect, test, vi } from 'vitest';
import { reportViolationsOnly } from './reportViolationsOnly.ts';

afterEach(() => vi.unstubAllEnvs());

/** Statuses that are reported of a passed and a failed check, and the parameters of axe. */
function reported() {
  const addReport = vi.fn<StoryContext['reporting']['addReport']>();
  const parameters: Record<string, unknown> = { a11y: { options: { runOnly: ['wcag2a'] } } };
  const reporting = { reports: [], addReport };
  reportViolationsOnly({ parameters, reporting });
  for (const status of ['passed', 'failed'] as const)
    reporting.addReport({ type: 'a11y', version: 1, result: {}, status });
  return { statuses: addReport.mock.calls.map(([{ status }]) => status), parameters };
}

test('reportViolationsOnly: drops passed results in a test run, whatever its mode', () => {
  vi.stubEnv('VITEST_STORYBOOK', 'false');
  vi.stubEnv('MODE', 'production');
  expect(reported()).toEqual({
    statuses: ['failed'],
    parameters: { a11y: { options: { runOnly: ['wcag2a'], resultTypes: ['violations'] } } },
  });
});

test("reportViolationsOnly: keeps passed results for Storybook's panel", () => {
  vi.stubEnv('VITEST_STORYBOOK', 'true');
  expect(reported().statuses).toEqual(['passed', 'failed']);
});
