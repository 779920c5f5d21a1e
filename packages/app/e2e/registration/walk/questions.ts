import type { Locator } from 'playwright';
import { expect } from 'playwright/test';
import type { Reply } from '../replies.ts';
import { photoOf } from '../photo.ts';
import { give, take, until, type Place, type Walker } from './place.ts';
import type { Whereabouts } from './whereabouts.ts';

const OPTIONAL = / \(optional\)$/;

const cardOf = (heading: Locator) => heading.locator('xpath=ancestor::section[1]');

/** What is asked now, and how this patient replies to it. */
async function asked({ main, journey }: Walker): Promise<{ card: Locator; reply: Reply }> {
  const heading = main.locator('form').getByRole('heading', { level: 2 });
  const question = ((await heading.textContent()) ?? '').replace(OPTIONAL, '');
  const reply = journey.replies.get(question);
  if (reply === undefined) throw new Error(`Nobody thought of the question “${question}”`);
  return { card: cardOf(heading), reply };
}

async function sendPhoto(walker: Walker, card: Locator, what: string): Promise<void> {
  const { page, hand } = walker;
  const sent = card.getByText('Sent', { exact: true });
  if (await sent.isVisible()) return;
  const again = card.getByRole('button', { name: /^Try .* again$/ });
  if (!(await again.isVisible())) {
    const chooser = page.waitForEvent('filechooser');
    await hand.press(card.getByRole('button', { name: 'Choose files' }));
    await (await chooser).setFiles(photoOf(what));
  }
  await until(walker, 'a photo is sent', async () => {
    if (await sent.isVisible()) return true;
    if (walker.persists && (await again.isVisible())) await hand.press(again);
    return false;
  });
}

const control = (card: Locator, name: string) =>
  card
    .getByRole('radio', { name, exact: true })
    .or(card.getByRole('checkbox', { name, exact: true }))
    .first();

async function fill(walker: Walker, { part }: Whereabouts): Promise<void> {
  const { card, reply } = await asked(walker);
  for (const name of reply.chosen ?? []) await take(walker, control(card, name));
  for (const [label, text] of Object.entries(reply.written ?? {})) {
    const field = label === '' ? card.getByRole('textbox') : card.getByLabel(label, { exact: true });
    await give(walker, field, text);
  }
  if (reply.isAgreed) await take(walker, card.getByRole('checkbox'));
  if (reply.isPhoto) await sendPhoto(walker, card, part);
}

async function kept(walker: Walker): Promise<void> {
  const { card, reply } = await asked(walker);
  for (const name of reply.chosen ?? []) await expect(control(card, name)).toBeChecked();
  for (const [label, text] of Object.entries(reply.written ?? {})) {
    const field = label === '' ? card.getByRole('textbox') : card.getByLabel(label, { exact: true });
    await expect(field).toHaveValue(new RegExp(`^0?${text}$`));
  }
  if (reply.isAgreed) await expect(card.getByRole('checkbox')).toBeChecked();
  if (reply.isPhoto) await expect(card.getByText('Sent', { exact: true })).toBeVisible();
}

/** One question, of those common to all or of the treatment's own. */
export const questions: Place = {
  heading: /^About your (health|treatment)$/,
  fill,
  kept,
  send: async ({ main, hand }, { part }) => {
    const heading = main.locator('form').getByRole('heading', { level: 2, name: part, exact: true });
    // Whoever tries again may be on already: the next question's button is not meant.
    if (!(await heading.isVisible())) return;
    await hand.press(cardOf(heading).getByRole('button', { name: /^Continue/ }));
  },
};
