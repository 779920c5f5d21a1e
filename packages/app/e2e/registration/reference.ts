import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { RunningApp } from '../harness/app.ts';
import type { Journey } from './journey.ts';
import { outcomeOf } from './outcome.ts';

const fileOf = ({ brand, treatment }: Journey, what: string) =>
  join(import.meta.dirname, 'reference', `${brand}-${treatment}.${what}.snap`);

/** The file of what the service holds after the calm run, down to the last answer: whatever happens on the way, it ends there. */
export const referenceOf = (journey: Journey): string => fileOf(journey, 'outcome');

/** What the service holds now, as the text that such a file has. */
export const ending = async (page: Page, { serviceUrl }: RunningApp): Promise<string> =>
  JSON.stringify(await outcomeOf(page, serviceUrl), null, 2);

/** The file of the operations that the calm run calls. */
export const callsOf = (journey: Journey): string => fileOf(journey, 'calls');

/** The operations that the calm run calls, as it has left them. */
export const calmCalls = (journey: Journey): readonly string[] =>
  readFileSync(callsOf(journey), 'utf8').trim().split('\n');
