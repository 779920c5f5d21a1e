import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { RunningApp } from '../harness/startApp.ts';
import type { Effort } from './input/countInput.ts';
import type { Journey } from './journey.ts';
import { fetchOutcome } from './outcome.ts';

const snapshotFile = ({ brand, treatment }: Journey, content: 'outcome' | 'calls' | 'effort') =>
  join(import.meta.dirname, 'reference', `${brand}-${treatment}.${content}.snap`);

/** Snapshot of the records that every variant of a journey must leave in the sandbox. */
export const outcomeFile = (journey: Journey): string => snapshotFile(journey, 'outcome');

/** Snapshot of the operations that the baseline run calls. */
export const callsFile = (journey: Journey): string => snapshotFile(journey, 'calls');

/** Snapshot of the patient's input in the baseline run. */
export const effortFile = (journey: Journey): string => snapshotFile(journey, 'effort');

/** Effort in the format of {@link effortFile}. */
export const describeEffort = ({ screens, presses, fields }: Effort): string =>
  `screens: ${screens}\npresses: ${presses}\nfields: ${fields}\n`;

/** Reads the sandbox's current records in the format of {@link outcomeFile}. */
export const readOutcome = async (page: Page, { serviceUrl }: RunningApp): Promise<string> =>
  JSON.stringify(await fetchOutcome(page, serviceUrl), null, 2);

export const readBaselineCalls = (journey: Journey): readonly string[] =>
  readFileSync(callsFile(journey), 'utf8').trim().split('\n');
