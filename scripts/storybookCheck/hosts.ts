/** Checks what Storybook shows in a frame without storage and without https, and that only screens start the mock worker. */
import type { Browser } from 'playwright';
import { openBrowser } from './open.ts';

const component = 'components-button--default';
const screen = 'screens-subscriptions-subscriptions--next-steps';

/** Name that the browser resolves to this machine, but does not consider secure like localhost. */
const HOST = 'storybook.test';

const storyUrl = (storybook: string, story: string) => `${storybook}/iframe.html?viewMode=story&id=${story}`;

/** A frame without storage, as a wiki or a presentation embeds it, asks to open it in a tab. */
async function frameProblems(browser: Browser, storybook: string, path: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  try {
    await page.setContent(
      `<iframe sandbox="allow-scripts allow-popups" src="${storybook}/${path}"></iframe>`,
    );
    const link = page.frameLocator('iframe').getByRole('link', { name: 'Open it in its own tab' });
    await link.waitFor();
    return [];
  } finally {
    await page.close();
  }
}

/** Without https, a screen says what it needs, and a component works. */
async function insecureProblems(storybook: string): Promise<readonly string[]> {
  const browser = await openBrowser([`--host-resolver-rules=MAP ${HOST} 127.0.0.1`]);
  try {
    const page = await browser.newPage();
    const insecure = storybook.replace('127.0.0.1', HOST);
    await page.goto(storyUrl(insecure, component));
    await page.getByRole('button').first().waitFor();
    await page.goto(storyUrl(insecure, screen));
    await page.getByText('Screens need https or localhost').first().waitFor();
    return [];
  } finally {
    await browser.close();
  }
}

/** Whether a story starts the mock worker. */
async function workerProblems(browser: Browser, storybook: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  try {
    await page.goto(storyUrl(storybook, component));
    await page.getByRole('button').first().waitFor();
    const before = await count();
    await page.goto(storyUrl(storybook, screen));
    await page.getByText('Action Required').first().waitFor();
    const after = await count();
    return [
      before > 0 && 'a component starts the mock worker',
      after !== 1 && 'a screen does not start the mock worker',
    ].filter((problem) => problem !== false);
  } finally {
    await page.close();
  }
}

/** Checks of all hosts. */
export const hostVisits = (browser: Browser, storybook: string) => [
  { name: 'frame without storage', problems: () => frameProblems(browser, storybook, '') },
  {
    name: 'story in a frame without storage',
    problems: () => frameProblems(browser, storybook, `iframe.html?viewMode=story&id=${component}`),
  },
  { name: 'page without https', problems: () => insecureProblems(storybook) },
  { name: 'mock worker only for screens', problems: () => workerProblems(browser, storybook) },
];
