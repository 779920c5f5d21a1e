import { expect as playwrightExpect } from 'playwright/test';
import { TIMEOUT } from './timeout.ts';

/** Playwright's assertions with the timeout of actions instead of 5 s. */
export const expect = playwrightExpect.configure({ timeout: TIMEOUT });
