import { describe, expect as expectValue, test } from 'vitest';
import { setUpApp } from './harness/appFixture.ts';
import { expect } from './harness/expect.ts';
import { signIn } from './harness/signIn.ts';
import { translatePages } from './harness/translatePages.ts';
import { startTranslator, translators } from './harness/translator.ts';
import { waitForAppReady } from './harness/waitForAppReady.ts';
import { chatParts } from './messages/chat.ts';
import { journeysNamed } from './registration/journey.ts';
import { JOURNEY_TIMEOUT, openJourney } from './registration/openJourney.ts';
import { readOutcome, outcomeFile } from './registration/reference.ts';
import { runJourney } from './registration/runJourney.ts';

describe('on a page that the browser translates', JOURNEY_TIMEOUT, () => {
  const fixture = setUpApp();

  test.each(journeysNamed('product wl'))('a registration ends like the baseline', async (journey) => {
    const { page, context } = await openJourney(fixture, journey);
    await translatePages(page.context(), 'chrome');
    await runJourney(context);
    await expect(page.getByRole('main').locator('font').first()).toBeVisible();
    await expectValue(await readOutcome(page, fixture.app)).toMatchFileSnapshot(outcomeFile(journey));
  });

  test('a patient sends messages', async () => {
    const { page } = await fixture.open('product');
    await translatePages(page.context(), 'firefox');
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

  test.each(translators)('text nodes changed by %s still update and can be removed', async (kind) => {
    const { page } = await fixture.open('mens');
    await page.goto('/login');
    await waitForAppReady(page);
    await page.evaluate(startTranslator, kind);
    const shown = await page.evaluate(async () => {
      const parent = document.createElement('p');
      document.body.append(parent);
      const [pay, sum] = [document.createTextNode('Pay '), document.createTextNode('$10')];
      const now = document.createElement('b');
      now.textContent = 'now ';
      const after: string[] = [];
      // The DOM calls that React makes.
      const changes = [
        () => parent.appendChild(pay),
        () => parent.appendChild(sum),
        () => {
          sum.nodeValue = '$12';
        },
        () => {
          pay.nodeValue = 'You pay ';
        },
        () => parent.insertBefore(now, sum),
        () => parent.removeChild(now),
        () => parent.removeChild(sum),
        () => parent.removeChild(pay),
      ];
      for (const change of changes) {
        change();
        // Lets the translator's MutationObserver run.
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
        after.push(parent.textContent);
      }
      parent.remove();
      return after;
    });
    const sums = ['Pay ', 'Pay $10', 'Pay $12', 'You pay $12'];
    expect(shown).toEqual([...sums, 'You pay now $12', 'You pay $12', 'You pay ', '']);
  });

  test('text that a translator has reordered returns to its place when it changes', async () => {
    const { page } = await fixture.open('mens');
    await page.goto('/login');
    const shown = await page.evaluate(() => {
      const parent = document.createElement('p');
      const [before, after] = [document.createTextNode('Pay '), document.createTextNode(' today')];
      const sum = document.createElement('b');
      sum.textContent = '$10';
      parent.append(before, sum, after);
      document.body.append(parent);
      // Firefox removes all children and inserts as many text nodes as the translation has.
      parent.replaceChildren();
      before.data = ' heute zahlen';
      parent.append(sum, before);
      after.nodeValue = ' now';
      const { textContent } = parent;
      parent.remove();
      return textContent;
    });
    expect(shown).toBe('Pay $10 now');
  });
});
