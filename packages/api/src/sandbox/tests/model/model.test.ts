import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCALE, SEED } from '../scale.ts';
import { commands } from './commands.ts';
import { type Start, begin } from './real.ts';

const starts: readonly Start[] = [
  { scenario: 'active' },
  { scenario: 'quarterly', paidBefore: 3 },
  { scenario: 'skipped' },
  { scenario: 'paused', pausedFor: 1 },
  { scenario: 'approved-paused', pausedFor: 2 },
  { scenario: 'cancelled' },
  { scenario: 'renewal-due' },
];

const RUNS = 4 * SCALE;

test.each(starts)(
  'a subscription that begins as $scenario does what the model says, whatever is done in whatever order',
  { timeout: 60_000 * SCALE },
  async (start) => {
    const agrees = fc.asyncProperty(
      fc.commands(commands, { maxCommands: 40, size: 'max' }),
      async (sequence) => {
        await fc.asyncModelRun(() => begin(start), sequence);
      },
    );
    const details = await fc.check(agrees, { seed: SEED, numRuns: RUNS });
    expect(
      details.failed,
      `${fc.defaultReportMessage(details) ?? ''}\n${String(details.errorInstance)}`,
    ).toBe(false);
  },
);
