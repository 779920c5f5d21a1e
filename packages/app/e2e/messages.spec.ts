import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { readDeviceStorage, readDraftKeys } from './harness/deviceStorage.ts';
import { setTabVisible } from './harness/setTabVisible.ts';
import { signIn } from './harness/signIn.ts';
import { waitForQuiet } from './harness/waitForQuiet.ts';
import { chatParts, controlChat } from './messages/chat.ts';
import { readRecords } from './messages/records.ts';

const fixture = setUpApp();

const bubbles = (page: Page) => chatParts(page).bubbles;
const texts = (page: Page) => bubbles(page).evaluateAll((all) => all.map((one) => one.textContent));
const field = (page: Page) => chatParts(page).field;
const badge = (page: Page) => chatParts(page).badge;

/** Kinds of the stored drafts and unsent messages. */
const storedKinds = (page: Page) => async () =>
  (await readDraftKeys(page)).map((key) => key.split(' ')[0]).filter((kind) => kind?.startsWith('message'));

const countConnections = () => controlChat(fixture.app).countConnections();

async function openChat(page: Page): Promise<void> {
  await page.goto('/user/chat?chatId=chat-chat-doctor');
  await bubbles(page).first().waitFor();
}

/** @param allowed console errors that the test causes on purpose */
async function signedIn(allowed?: RegExp): Promise<Page> {
  const { page, monitor } = await fixture.open('mens', { viewport: { width: 1280, height: 800 } });
  if (allowed) monitor.allow(allowed);
  await page.goto('/login');
  await signIn(page, 'chat');
  await page.waitForURL('**/user/**');
  return page;
}

test('two tabs have connections of their own and show the same messages after they were closed', async () => {
  const first = await signedIn();
  const second = await first.context().newPage();
  await openChat(first);
  await second.goto('/user/subscriptions');
  await expect.poll(() => badge(second).textContent()).toContain('3');
  await expect.poll(countConnections).toBe(2);

  // The doctor replies while the connections are closed.
  await field(first).fill('Is a headache normal?');
  await first.getByRole('button', { name: 'Send message' }).click();
  await first.getByText('Sent', { exact: true }).waitFor();
  await controlChat(fixture.app).closeConnections();
  await controlChat(fixture.app).reply();
  await expect.poll(async () => (await texts(first)).length).toBe(13);

  await openChat(second);
  await expect.poll(async () => isDeepStrictEqual(await texts(second), await texts(first))).toBe(true);
  expect((await texts(first)).filter((text) => text?.includes('Is a headache normal?'))).toHaveLength(1);
  // The chat was read, so only the other chat's messages are unread.
  for (const page of [first, second]) await expect.poll(() => badge(page).textContent()).toContain('3');

  await first.close();
  await expect.poll(countConnections).toBe(1);
  await field(second).fill('And in the morning?');
  await second.getByRole('button', { name: 'Send message' }).click();
  await second.getByText('Sent', { exact: true }).waitFor();
  await controlChat(fixture.app).reply();
  await expect.poll(async () => (await texts(second)).length).toBe(15);
});

test('privacy 7: logging out in one tab closes the connections of all tabs', async () => {
  const first = await signedIn();
  const second = await first.context().newPage();
  await openChat(second);
  await expect.poll(countConnections).toBe(2);
  await first.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(countConnections).toBe(0);
  await expect.poll(() => bubbles(second).count()).toBe(0);
});

test('an unsent message is stored encrypted and removed when logging out', async () => {
  const page = await signedIn(/ERR_EMPTY_RESPONSE/);
  await openChat(page);
  await fixture.app.setFaults({ operation: 'askDoctor', reset: true });
  await field(page).fill('Nobody else may read this');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Waiting to send').first().waitFor();
  await expect.poll(() => readDraftKeys(page)).toContainEqual(expect.stringMatching(/^messages /));
  expect(await readDeviceStorage(page)).not.toContain('Nobody else');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/user'));
  await expect.poll(() => readDraftKeys(page)).toEqual([]);
  await fixture.app.setFaults();

  await page.goto('/login');
  await signIn(page, 'chat');
  await page.waitForURL('**/user/**');
  await openChat(page);
  await page.getByText('Doctors usually answer').waitFor();
  expect((await texts(page)).filter((text) => text?.includes('Nobody else'))).toEqual([]);
});

test('messages written during an outage are sent once and in order after the tab was closed', async () => {
  const page = await signedIn(/ERR_EMPTY_RESPONSE/);
  await openChat(page);
  await fixture.app.setFaults({ operation: 'askDoctor', reset: true });
  const written = ['One', 'Two', 'Three'];
  for (const text of written) {
    await field(page).fill(text);
    await page.getByRole('button', { name: 'Send message' }).click();
  }
  // Three messages, and no draft.
  await expect.poll(storedKinds(page)).toEqual(['messages', 'messages', 'messages']);
  const context = page.context();
  await page.close();

  const again = await context.newPage();
  await openChat(again);
  await bubbles(again).getByText('Three', { exact: true }).waitFor();
  const sent = async () => {
    const messages = await (await readRecords(again, fixture.app)).messagesOf('chat-chat-doctor');
    return messages.flatMap(({ message }) => (written.includes(message) ? [message] : []));
  };
  // The service has received nothing: the fault blocks sending.
  expect(await sent()).toEqual([]);
  await fixture.app.setFaults();
  await expect.poll(() => chatParts(again).unsent.count()).toBe(0);
  await expect.poll(storedKinds(again)).toEqual([]);
  await waitForQuiet(again);
  expect(await sent()).toEqual(written);
  const shown = (await texts(again)).flatMap((text) => written.find((each) => text?.startsWith(each)) ?? []);
  expect(shown).toEqual(written);
});

test('messages: stores input after the browser has closed the database', async () => {
  const page = await signedIn();
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function opened(...options) {
      const request = open.apply(this, options);
      document.addEventListener('closedatabases', () => request.result.close());
      return request;
    };
  });
  await openChat(page);
  await field(page).fill('Half of it');
  await expect.poll(() => readDraftKeys(page)).toContainEqual(expect.stringMatching(/^message /));
  const before = await readDeviceStorage(page);
  await page.evaluate(() => document.dispatchEvent(new Event('closedatabases')));
  await field(page).fill('Half of it, and the rest');
  await expect.poll(() => readDeviceStorage(page)).not.toBe(before);
  await page.reload();
  await expect.poll(() => field(page).inputValue()).toBe('Half of it, and the rest');
});

test('a chat in a hidden tab is updated, and marked as read when the tab is shown again', async () => {
  const page = await signedIn(/WebSocket connection|ERR_/);
  const counter = async () => (await readRecords(page, fixture.app)).counters.badge;
  await openChat(page);
  await field(page).fill('Is a headache normal?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Sent', { exact: true }).waitFor();
  const before = (await texts(page)).length;
  const unread = await counter();

  await setTabVisible(page, false);
  // The doctor replies while the connection is closed; it reopens while the tab is hidden.
  await controlChat(fixture.app).rejectConnections(1);
  await controlChat(fixture.app).closeConnections();
  await expect.poll(countConnections).toBe(0);
  await controlChat(fixture.app).reply();
  await expect.poll(countConnections).toBe(1);
  await expect.poll(() => badge(page).textContent()).toContain(`${unread + 1}`);
  await waitForQuiet(page);
  expect(await texts(page)).toHaveLength(before + 1);
  expect(await counter()).toBe(unread + 1);

  await setTabVisible(page, true);
  await expect.poll(counter).toBe(unread);
  expect(await texts(page)).toHaveLength(before + 1);
  await expect.poll(() => badge(page).textContent()).toContain(`${unread}`);
});
