import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { recordSpeech, type Speech } from './harness/recordSpeech.ts';
import { signIn } from './harness/signIn.ts';
import { createTaskDriver } from './manage/taskDriver.ts';
import { tasks } from './manage/tasks.ts';
import { journeysNamed } from './registration/journey.ts';
import { JOURNEY_TIMEOUT, openJourney } from './registration/openJourney.ts';
import { describeLocation } from './registration/pages/pageLocation.ts';
import { runJourney } from './registration/runJourney.ts';

const scriptFile = (name: string) => join(import.meta.dirname, 'reference', `${name}.announcements.txt`);

/** Announcements that follow the same one, without a place in between. */
const repeated = ({ lines }: Speech) => lines.filter((line, at) => line === lines[at - 1]);

describe('announcements of live regions, as a script', JOURNEY_TIMEOUT, () => {
  const fixture = setUpApp();

  test.each(journeysNamed('product wl'))(
    'the script of announcements of a registration',
    async ({ coupon: _coupon, ...rest }) => {
      // Without the coupon of a link, which is applied while the patient types the address.
      const journey = { ...rest, entryPath: '/' };
      const { page, context } = await openJourney(fixture, journey);
      const speech = await recordSpeech(page);
      await runJourney(context, { onOpen: async ({ location }) => speech.mark(describeLocation(location)) });
      expect(speech.whileTyping).toEqual([]);
      expect(repeated(speech)).toEqual([]);
      await expect(`${speech.lines.join('\n')}\n`).toMatchFileSnapshot(scriptFile('registration'));
    },
  );

  test('the script of announcements of the changes of a subscription', async () => {
    const task = tasks.find(({ name }) => name === 'changes a subscription in every way');
    const { page, monitor } = await fixture.open('mens');
    monitor.allow(/Failed to load resource|ERR_/);
    const speech = await recordSpeech(page);
    await page.goto('/user/settings');
    await signIn(page, 'active');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    const driver = createTaskDriver(page, { byKeyboard: false });
    const names = [...(task?.changes?.[1] ?? [])];
    await task?.run({
      ...driver,
      until: (done, act) => {
        speech.mark(names.shift() ?? 'more');
        return driver.until(done, act);
      },
    });
    expect(speech.whileTyping).toEqual([]);
    expect(repeated(speech)).toEqual([]);
    await expect(`${speech.lines.join('\n')}\n`).toMatchFileSnapshot(scriptFile('subscription'));
  });
});
