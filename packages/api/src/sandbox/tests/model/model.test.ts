import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCALE, SEED } from '../scale.ts';
import { commands } from './commands.ts';
import { type StartState, start } from './real.ts';

const starts: readonly StartState[] = [
  { scenario: 'active' },
  { scenario: 'quarterly', paidBefore: 3 },
  { scenario: 'skipped' },
  { scenario: 'paused', pausedFor: 1 },
  { scenario: 'approved-paused', pausedFor: 2 },
  { scenario: 'canceled' },
  { scenario: 'renewal-due' },
];

const RUNS = 4 * SCALE;

test.each(starts)(
  'the subscription of scenario $scenario matches the model after random actions',
  { timeout: 60_000 * SCALE },
  async (state) => {
    const property = fc.asyncProperty(
      fc.commands(commands, { maxCommands: 40, size: 'max' }),
      async (sequence) => {
        await fc.asyncModelRun(() => start(state), sequence);
      },
    );
    const details = await fc.check(property, { seed: SEED, numRuns: RUNS });
    expect(
      details.failed,
      `${fc.defaultReportMessage(details) ?? ''}\n${String(details.errorInstance)}`,
    ).toBe(false);
  },
);
