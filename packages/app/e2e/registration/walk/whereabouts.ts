import type { Page } from 'playwright';

/** Where a page is: its heading, and what of several things under it is asked. */
export interface Whereabouts {
  readonly heading: string;
  /** The question or the choice that is shown. */
  readonly part: string;
  /** The first thing to choose or to write: two questions in a row may have the same words. */
  readonly offer: string;
}

/** What the page is headed while it fetches what is registered. */
const ON_ITS_WAY = /^Registration$/;
const QUESTIONS = /^About your (health|treatment)$/;
/** Here an account that is known already takes the place of the fields. */
const CONTACT = /^How do we reach you/;
const CHOICES = /^Choose your plan$/;

/** Where the page is; undefined while it is on its way. */
export async function whereabouts(page: Page): Promise<Whereabouts | undefined> {
  const read = page.evaluate(() => {
    const [heading = '', question = ''] = ['main h1', 'main form h2'].map(
      (selector) => document.querySelector(selector)?.textContent ?? '',
    );
    const group = document.querySelector('main [role="radiogroup"]');
    const label = group?.getAttribute('aria-labelledby')?.split(' ')[0] ?? '';
    const choice = document.getElementById(label)?.textContent ?? '';
    const isLoading = [...document.querySelectorAll('main output')].some((output) =>
      output.textContent.startsWith('Loading '),
    );
    const offer = document.querySelector('main form label')?.textContent ?? '';
    return { heading, question, choice, offer, isLoading };
  });
  // A page that is just being loaded is nowhere.
  const found = await read.catch(() => undefined);
  if (found === undefined || found.heading === '' || ON_ITS_WAY.test(found.heading)) return undefined;
  // Which part of a step it is shows when the step does.
  if (found.isLoading) return undefined;
  const { heading, question, choice, offer } = found;
  if (CONTACT.test(heading)) return offer === '' ? undefined : { heading, part: '', offer };
  if (QUESTIONS.test(heading)) return question === '' ? undefined : { heading, part: question, offer };
  if (CHOICES.test(heading)) return choice === '' ? undefined : { heading, part: choice, offer: '' };
  return { heading, part: '', offer: '' };
}

/** A place in words, to tell two of them apart. */
export const told = (where: Whereabouts | undefined): string =>
  where === undefined ? '' : [where.heading, where.part, where.offer].filter(Boolean).join(': ');
