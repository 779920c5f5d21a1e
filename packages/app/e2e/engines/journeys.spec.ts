import { describe, test } from 'vitest';
import type { Subscription, User } from '@patient/api';
import { expect } from '../harness/expect.ts';
import type { Screen } from '../harness/screen.ts';
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
  sendPicture,
  signIn,
} from './steps.ts';

const GREEN = [40, 160, 90];

const dialogButton = (page: Screen, name: string) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name, exact: true });

const entryHeading = { name: /What can we help you with\?|Where do you live\?/ };

describe.each(engines)('$name', ({ isInstalled, setUp }) => {
  describe.skipIf(!isInstalled)('a patient', () => {
    const fixture = setUp();

    async function signedIn(path: string, scenario: string): Promise<Screen> {
      const page = await fixture.open('mens');
      await openReady(page, path);
      await signIn(page, scenario);
      return page;
    }

    test('signs in after a wrong password, reads notifications, and logs out', async () => {
      const page = await fixture.open('mens');
      await openReady(page, '/login');
      await signIn(page, 'demo', 'Wrong-Password-1');
      await expectShown(page.getByText('That email and password do not match.').first());
      await signIn(page, 'demo');
      await expectShown(page.getByRole('heading', { name: 'Account info', level: 1 }));
      const unread = page.getByRole('button', { name: /^Notifications, 3 new/ });
      await mouse.press(unread);
      await expectShown(page.getByRole('dialog', { name: 'Notifications' }));
      await expectGone(unread);
      await expect.poll(async () => (await readRecords(page, fixture.app)).counters.bell).toBe(0);
      await page.reload();
      await mouse.press(page.getByRole('button', { name: 'Log out' }).filter({ visible: true }));
      await expectShown(page.getByRole('heading', entryHeading));
      const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'deepLink'));
      await expect.poll(stored).toEqual([]);
      await openReady(page, '/user/subscriptions');
      await expectShown(page.getByRole('heading', { name: 'Sign in' }));
    });

    test('pauses a subscription and resumes it', async () => {
      const page = await signedIn('/user/subscriptions/demo-active', 'demo');
      const main = page.getByRole('main');
      const pause = main.getByRole('button', { name: /^Pause/ });
      const resume = main.getByRole('button', { name: /^Resume/ });
      await mouse.press(pause);
      await mouse.press(dialogButton(page, 'Pause'));
      await expectShown(resume);
      await page.reload();
      await mouse.press(resume);
      await mouse.press(dialogButton(page, 'Resume'));
      await expectShown(pause);
      const response = await fetchAs(page, fixture.app, '/api/subscription/demo-active');
      const { data }: { data: Subscription[] } = await response.json();
      const changes = data[0]?.history?.map(({ change }) => change);
      expect(changes?.slice(-2)).toEqual(['paused', 'resumed']);
    });

    // `test` runs this one in WebKit, the engine of every iPhone: engines differ most in uploads.
    test('sends a message with a file', async () => {
      const picture = await sendPicture(await fixture.open('mens'), fixture.app, GREEN);
      expect(picture).toMatchObject({ width: 640, height: 480 });
      expect(isSameColor(picture.color, GREEN)).toBe(true);
    });

    test('changes the name and the picture of the account', async () => {
      const page = await signedIn('/user/profile', 'demo');
      const contact = page.getByRole('region', { name: 'Contact' });
      await mouse.press(contact.getByRole('button', { name: 'Edit Contact' }));
      await mouse.write(contact.getByRole('textbox', { name: 'First name' }), 'Renamed');
      await mouse.press(contact.getByRole('button', { name: 'Save' }));
      await expectShown(contact.getByText(/^Renamed /));
      await mouse.upload(
        page.getByRole('button', { name: /^(Choose a|Change) picture$/ }),
        await createPicture(GREEN),
      );
      await expectShown(page.getByText('Your picture was saved.').first());
      const response = await fetchAs(page, fixture.app, '/me');
      const { data }: { data: User[] } = await response.json();
      expect(data[0]?.firstName).toBe('Renamed');
      const file = await fetchAs(page, fixture.app, data[0]?.avatar ?? '');
      const { color } = await describePicture(await file.arrayBuffer());
      expect(isSameColor(color, GREEN)).toBe(true);
    });
  });
});
