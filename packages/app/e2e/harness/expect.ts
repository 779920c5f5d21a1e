import { expect as playwrightExpect } from 'playwright/test';
import { TIMEOUT } from './timeout.ts';

/** Playwright's assertions with {@link TIMEOUT} instead of 5 s. */
export const expect = playwrightExpect.configure({ timeout: TIMEOUT });
