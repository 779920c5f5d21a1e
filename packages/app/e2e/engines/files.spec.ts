import { describe, expect as expectValue, test } from 'vitest';
import { corpus } from '../files/corpus.ts';
import { describeStored, FAULTS } from '../files/describeStored.ts';
import { expect } from '../harness/expect.ts';
import { readRecords } from '../messages/records.ts';
import { mouse } from '../registration/input/mouse.ts';
import { engines } from './engines.ts';
import { expectGone, expectShown, fetchAs, openReady, signIn } from './steps.ts';

const CHAT = 'chat-chat-doctor';

describe.each(engines)('$name', ({ isInstalled, setUp }) => {
  describe.skipIf(!isInstalled)('the core of the corpus', () => {
    const fixture = setUp();

    test('is stored as a doctor can read it, or refused with the reason', async () => {
      const page = await fixture.open('mens');
      await openReady(page, `/user/chat?chatId=${CHAT}`);
      await signIn(page, 'chat');
      await expectShown(page.getByRole('button', { name: 'Attach a picture or PDF' }));
      const files = async () =>
        (await (await readRecords(page, fixture.app)).messagesOf(CHAT)).filter(({ fileName }) => fileName);
      const refusal = page
        .getByRole('alert')
        .filter({ hasText: /^(We c|This )/ })
        .first();
      const remove = page.getByRole('button', { name: /^Remove / });
      const rows: string[] = [];
      // oxlint-disable no-await-in-loop -- a message has one file
      for (const [index, file] of corpus.filter(({ isCore }) => isCore).entries()) {
        const created = await file.create();
        // WebKit's driver doesn't report a second file of the same name.
        const sent = { ...created, name: `${index + 1}-${created.name}` };
        const { length } = await files();
        await mouse.upload(page.getByRole('button', { name: 'Attach a picture or PDF' }), sent);
        const state = async () =>
          (await refusal.isVisible()) || (await remove.isVisible()) ? 'ready' : `waiting for ${file.what}`;
        await expect.poll(state).toBe('ready');
        if (await refusal.isVisible()) {
          rows.push(`${file.what}: refused: ${(await refusal.innerText()).trim()}`);
          continue;
        }
        await mouse.press(page.getByRole('button', { name: 'Send message' }));
        await expect.poll(async () => (await files()).length).toBe(length + 1);
        await expectGone(remove);
        const stored = (await files()).at(-1);
        const bytes = Buffer.from(
          await (await fetchAs(page, fixture.app, stored?.message ?? '')).arrayBuffer(),
        );
        rows.push(`${file.what}: ${await describeStored(bytes, stored?.fileName, file, sent)}`);
      }
      // oxlint-enable no-await-in-loop
      await expectShown(page.getByRole('textbox', { name: 'Message' }));
      expect(rows.filter((row) => FAULTS.test(row))).toEqual([]);
      await expectValue(`${rows.join('\n')}\n`).toMatchFileSnapshot('./files.snap');
    });
  });
});
