import { describe, test } from 'vitest';
import { expect } from '../harness/expect.ts';
import { readRecords } from '../messages/records.ts';
import { mouse } from '../registration/input/mouse.ts';
import { engines } from './engines.ts';
import {
  createPicture,
  describePicture,
  expectGone,
  expectShown,
  fetchAs,
  isSameColor,
  openReady,
  signIn,
} from './steps.ts';

const ORANGE = [230, 120, 20];

// A part of `test`: no iPhone has another engine, and it is the one that differs most in uploads.
describe.each(engines.filter(({ name }) => name === 'WebKit'))('$name', ({ isInstalled, setUp }) => {
  describe.skipIf(!isInstalled)('uploads', () => {
    const fixture = setUp();

    test('the picture of a message, which the service can open', async () => {
      const page = await fixture.open('mens');
      await openReady(page, '/user/chat?chatId=chat-chat-doctor');
      await signIn(page, 'chat');
      await mouse.upload(
        page.getByRole('button', { name: 'Attach a picture or PDF' }),
        await createPicture(ORANGE),
      );
      await expectShown(page.getByRole('button', { name: /^Remove / }));
      await mouse.write(page.getByRole('textbox', { name: 'Message' }), 'It looks like this.');
      await mouse.press(page.getByRole('button', { name: 'Send message' }));
      await expectGone(page.getByText(/^(Waiting to send|Sending….*|Not sent)$/).first());

      const messages = await (await readRecords(page, fixture.app)).messagesOf('chat-chat-doctor');
      const address = messages.findLast(({ messageType }) => messageType === 'image')?.message ?? '';
      const file = await fetchAs(page, fixture.app, address);
      const picture = await describePicture(await file.arrayBuffer());
      expect(picture).toMatchObject({ width: 640, height: 480 });
      expect(isSameColor(picture.color, ORANGE)).toBe(true);
    });
  });
});
