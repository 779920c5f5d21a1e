import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { expect } from '../harness/expect.ts';
import type { RunningApp } from '../harness/startApp.ts';
import { signIn } from '../harness/signIn.ts';

/** Text that would run, were it inserted as HTML. */
const HTML = '<img src=x onerror="globalThis.hasRun = true">Ada';

/** The same in a name. */
const NAME = HTML.replace('Ada', 'Bea');

/** Changes the answers to a call, each value by its key. */
async function changeAnswers(
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
    // The page may be closed while a call is under way. One that is open would wait for it, and fail its test.
    await forward().catch(() => undefined);
  });
}

/** Puts HTML in place of messages and names. The message of a picture is the address of its file. */
function withHtml(key: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (key === 'message' || key === 'fileName') return value.includes('/api/file/') ? value : HTML;
  return ['userName', 'firstName', 'lastName', 'variationName', 'topic'].includes(key) ? NAME : value;
}

/** Puts HTML in place of every text of a question and its choices, those that it lacks included. */
function withHtmlQuestions(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('question' in value) return { ...value, question: HTML, description: HTML, label: HTML };
  return 'option' in value ? { ...value, option: HTML } : value;
}

/** What texts have become that are more than text. */
const readTraces = async (page: Page) => ({
  elements: await page.locator('img[onerror], img[src="x"]').count(),
  frames: page.frames().length - 1,
  hasRun: await page.evaluate(() => 'hasRun' in globalThis),
});
const NONE = { elements: 0, frames: 0, hasRun: false };

describe('a patient', () => {
  const fixture = setUpApp();

  test('privacy 9: sees notifications, and errors of the service, as text', async () => {
    const { page, monitor } = await fixture.open('mens');
    monitor.allow(/status of 500/);
    await changeAnswers(page, fixture.app, 'notices*', withHtml);
    await page.goto('/login');
    await fixture.app.setFaults({ operation: 'getMe', status: 500, message: HTML, times: 1 });
    await signIn(page, 'demo');
    await expect(page.getByText(HTML).first()).toBeVisible();
    expect(await readTraces(page)).toEqual(NONE);
    await signIn(page, 'demo');
    await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
    await page.getByRole('button', { name: /Notifications/ }).click();
    // Not the toast of the first try.
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await expect(list.getByText(HTML).first()).toBeVisible();
    expect(await readTraces(page)).toEqual(NONE);
  });

  test('privacy 9: sees messages, and who wrote them, as text', async () => {
    const { page } = await fixture.open('mens');
    await changeAnswers(page, fixture.app, 'chats*', withHtml);
    await changeAnswers(page, fixture.app, 'chat?*', withHtml);
    await page.goto('/user/chat?chatId=chat-chat-doctor');
    await signIn(page, 'chat');
    await expect(page.getByRole('article').getByText(HTML).first()).toBeVisible();
    await expect(page.getByText(NAME).first()).toBeVisible();
    expect(await readTraces(page)).toEqual(NONE);
  });

  test('privacy 9: sees questions and their choices as text', async () => {
    const { page, monitor } = await fixture.open('mens');
    monitor.allow(/online-visit-log/);
    await changeAnswers(page, fixture.app, 'questionnaire*', withHtmlQuestions);
    await page.goto('/login');
    await signIn(page, 'register-questions');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2, name: HTML })).toBeVisible();
    await expect(main.getByRole('checkbox', { name: HTML }).first()).toBeVisible();
    expect(await readTraces(page)).toEqual(NONE);
  });
});
