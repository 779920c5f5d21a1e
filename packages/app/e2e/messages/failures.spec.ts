import { describe, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { expect } from '../harness/expect.ts';
import { signIn } from '../harness/signIn.ts';
import { createTaskDriver } from '../manage/taskDriver.ts';
import { dropFirstResponses } from '../registration/dropResponses.ts';
import { chatParts, PICTURE, controlChat } from './chat.ts';
import { differences, readRecords, shownCounters } from './records.ts';
import { waitForQuiet } from '../harness/waitForQuiet.ts';

describe('when every first response is lost', () => {
  const fixture = setUpApp();

  test('messages, pictures and a new chat of a patient are sent once', async () => {
    const { page, monitor } = await fixture.open('mens', { viewport: { width: 1280, height: 800 } });
    monitor.allow(/Failed to load resource|ERR_|WebSocket connection/);
    await page.goto('/user/settings');
    await signIn(page, 'chat');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await waitForQuiet(page);
    await dropFirstResponses(page, fixture.app);

    const { chat, field, send, attach, bubbles, unsent } = chatParts(page);
    const driver = createTaskDriver(page, { byKeyboard: false });
    const sendNow = async (text: string) => {
      await field.fill(text);
      await send.click();
    };
    const attachPicture = async () => {
      const chooser = page.waitForEvent('filechooser');
      await attach.click();
      await (await chooser).setFiles(PICTURE);
      await expect(page.getByRole('button', { name: 'Remove photo.jpg' })).toBeVisible();
    };
    await driver.open('/user/chat', chat('chat-chat-doctor'));
    await chat('chat-chat-doctor').click();
    await driver.load(bubbles.first());
    await sendNow('One');
    await sendNow('Two');
    await attachPicture();
    await sendNow('Three, with a picture');
    await sendNow('Four');
    await expect(bubbles.last()).toContainText('Four');
    await expect(unsent).toHaveCount(0);

    await driver.open('/user/chat?topic=sideEffects', field);
    await attachPicture();
    await sendNow('I feel dizzy');
    await page.waitForURL('**/user/chat?chatId=*');
    await driver.load(bubbles.nth(1));
    await expect(unsent).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await fixture.app.setFaults();

    const { chats, messagesOf } = await readRecords(page, fixture.app);
    expect(chats).toHaveLength(5);
    const newChat = new URL(page.url()).searchParams.get('chatId') ?? '';
    const contentOf = async (chatId: string) =>
      (await messagesOf(chatId))
        .filter(({ userId }) => userId === 'user-chat')
        .map(({ message, fileName }) => fileName ?? message);
    expect(await contentOf(newChat)).toEqual(['I feel dizzy', 'photo.jpg']);
    expect((await contentOf('chat-chat-doctor')).slice(-5)).toEqual([
      'One',
      'Two',
      'Three, with a picture',
      'photo.jpg',
      'Four',
    ]);
    // Without a pointer: a reply may move the row between pointer down and up.
    await chat('chat-chat-doctor').evaluate((link: HTMLAnchorElement) => link.click());
    await expect.poll(async () => differences(page, await messagesOf('chat-chat-doctor'))).toEqual([]);

    // The replies are received over the WebSocket, whose first connection failed, too.
    await page.getByRole('link', { name: 'Home' }).click();
    await controlChat(fixture.app).reply();
    await expect
      .poll(async () => {
        const { counters } = await readRecords(page, fixture.app);
        const { badge, bell } = await shownCounters(page);
        return counters.badge > 0 && badge === counters.badge && bell === counters.bell;
      })
      .toBe(true);
  });
});
