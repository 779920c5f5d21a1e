import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { expect } from '../harness/expect.ts';
import type { RunningApp } from '../harness/startApp.ts';
import { signIn } from '../harness/signIn.ts';

/** Text that would run code if inserted as HTML. */
const HTML = '<img src=x onerror="globalThis.hasRun = true">Ada';

/** The same for a name. */
const NAME = HTML.replace('Ada', 'Bea');

/** Changes responses to a call with a JSON reviver. */
async function changeResponses(
  page: Page,
  { serviceUrl }: RunningApp,
  call: string,
  change: (key: string, value: unknown) => unknown,
): Promise<void> {
  await page.route(`**/service/api/${call}`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const forward = async () => {
      const response = await route.fetch({ url: serviceUrl + pathname.replace('/service', '') + search });
      await route.fulfill({ response, json: JSON.parse(await response.text(), change) });
    };
    // Fails if the page closes during the call. On an open page, the missing response fails the test.
    await forward().catch(() => undefined);
  });
}

/** Replaces messages and names with HTML, except the message of a picture, which is its file URL. */
function withHtml(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (key === 'message' || key === 'fileName') return value.includes('/api/file/') ? value : HTML;
  return ['userName', 'firstName', 'lastName', 'variationName', 'topic'].includes(key) ? NAME : value;
}

/** Replaces every text of a question and its choices with HTML, missing ones included. */
function withHtmlQuestions(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('question' in value) return { ...value, question: HTML, description: HTML, label: HTML };
  return 'option' in value ? { ...value, option: HTML } : value;
}

/** Elements and effects of HTML that was not rendered as text. */
const readTraces = async (page: Page) => ({
  elements: await page.locator('img[onerror], img[src="x"]').count(),
  frames: page.frames().length - 1,
  hasRun: await page.evaluate(() => 'hasRun' in globalThis),
});
const NONE = { elements: 0, frames: 0, hasRun: false };

describe('a patient', () => {
  const fixture = setUpApp();

  test('privacy 9: sees notifications and error messages of the service as text', async () => {
    const { page, monitor } = await fixture.open('mens');
    monitor.allow(/status of 500/);
    await changeResponses(page, fixture.app, 'notices*', withHtml);
    await page.goto('/login');
    await fixture.app.setFaults({ operation: 'getMe', status: 500, message: HTML, times: 1 });
    await signIn(page, 'demo');
    await expect(page.getByText(HTML).first()).toBeVisible();
    expect(await readTraces(page)).toEqual(NONE);
    await signIn(page, 'demo');
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    await page.getByRole('button', { name: /Notifications/ }).click();
    // Not in the toast of the failed sign-in.
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expect(list.getByText(HTML).first()).toBeVisible();
    expect(await readTraces(page)).toEqual(NONE);
  });

  test('privacy 9: sees messages and their senders as text', async () => {
    const { page } = await fixture.open('mens');
    await changeResponses(page, fixture.app, 'chats*', withHtml);
    await changeResponses(page, fixture.app, 'chat?*', withHtml);
    await page.goto('/user/chat?chatId=chat-chat-doctor');
    await signIn(page, 'chat');
    await expect(page.getByRole('article').getByText(HTML).first()).toBeVisible();
    await expect(page.getByText(NAME).first()).toBeVisible();
    expect(await readTraces(page)).toEqual(NONE);
  });

  test('privacy 9: sees questions and their choices as text', async () => {
    const { page, monitor } = await fixture.open('mens');
    monitor.allow(/online-visit-log/);
    await changeResponses(page, fixture.app, 'questionnaire*', withHtmlQuestions);
    await page.goto('/login');
    await signIn(page, 'register-questions');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: HTML })).toBeVisible();
    await expect(main.getByRole('checkbox', { name: HTML }).first()).toBeVisible();
    expect(await readTraces(page)).toEqual(NONE);
  });
});
