import { describe, expect as expectValue, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { translatePages } from './harness/translatePages.ts';
import { chatParts } from './messages/desk.ts';
import { selectJourneys } from './registration/journey.ts';
import { JOURNEY_TIMEOUT, openJourney } from './registration/openJourney.ts';
import { readOutcome, outcomeFile } from './registration/reference.ts';
import { runJourney } from './registration/runJourney.ts';

describe('on a page that the browser translates', JOURNEY_TIMEOUT, () => {
  const fixture = setUpApp();

  test.each(selectJourneys('product wl'))('a registration ends as any other', async (journey) => {
    const { page, context } = await openJourney(fixture, journey);
    await translatePages(page.context());
    await runJourney(context);
    await expect(page.getByRole('main').locator('font').first()).toBeVisible();
    await expectValue(await readOutcome(page, fixture.app)).toMatchFileSnapshot(outcomeFile(journey));
  });

  test('a patient writes messages', async () => {
    const { page } = await fixture.open('product');
    await translatePages(page.context());
    const { bubbles, field, send, unsent } = chatParts(page);
    await page.goto('/user/chat?chatId=chat-chat-doctor');
    await signIn(page, 'chat');
    await bubbles.first().waitFor();
    for (const text of ['One', 'Two']) {
      await field.fill(text);
      await send.click();
    }
    await expect(bubbles.filter({ hasText: /^Two.*Sent$/ })).toBeVisible();
    await expect(unsent).toHaveCount(0);
    await expect(bubbles.filter({ hasText: /^One/ })).toHaveCount(1);
  });

  test('texts that became one are shown as they change, and go with their own', async () => {
    const { page } = await fixture.open('mens');
    await page.goto('/login');
    const shown = await page.evaluate(async () => {
      const place = document.createElement('div');
      document.body.append(place);
      const [pay, sum] = [document.createTextNode('Pay '), document.createTextNode('$10')];
      const after: string[] = [];
      /** Lets the page note what has happened. */
      const note = async () => {
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
        after.push(place.textContent);
      };
      const translate = async () => {
        const standIn = document.createElement('font');
        standIn.textContent = pay.data + sum.data;
        pay.replaceWith(standIn);
        sum.remove();
        await note();
      };
      place.append(pay, sum);
      await translate();
      sum.data = '$12';
      await note();
      await translate();
      const now = document.createElement('b');
      now.textContent = 'now ';
      // With the calls that React makes.
      place.insertBefore(now, sum);
      await note();
      place.removeChild(now);
      await translate();
      place.removeChild(pay);
      await note();
      place.removeChild(sum);
      await note();
      place.remove();
      return after;
    });
    const before = ['Pay $10', 'Pay $12', 'Pay $12'];
    expect(shown).toEqual([...before, 'Pay now $12', 'Pay $12', '$12', '']);
  });
});
