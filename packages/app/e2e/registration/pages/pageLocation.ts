import type { Screen } from '../../harness/screen.ts';

/** Identifies what the page shows: several questions share one URL and one heading. */
export interface PageLocation {
  readonly heading: string;
  /** Current question or choice. */
  readonly part: string;
  /** First label; distinguishes consecutive questions with the same text. */
  readonly firstLabel: string;
}

/** Heading while the registration loads. */
const LOADING = /^Registration$/;
const QUESTIONS = /^About your (health|treatment)$/;
/** Shows fields about the patient, or a password field for an existing account. */
const PERSON = /^About you$/;
const PLAN = /^Choose your plan$/;

/** Returns the page's location; undefined while it loads. */
export async function readLocation(page: Screen): Promise<PageLocation | undefined> {
  const reading = page.evaluate(() => {
    const [heading = '', question = ''] = ['main h1', 'main form h2'].map(
      (selector) => document.querySelector(selector)?.textContent ?? '',
    );
    const group = document.querySelector('main [role="radiogroup"]');
    const labelId = group?.getAttribute('aria-labelledby')?.split(' ')[0] ?? '';
    const choice = document.getElementById(labelId)?.textContent ?? '';
    const isLoading = [...document.querySelectorAll('main output')].some((output) =>
      output.textContent.startsWith('Loading '),
    );
    const firstLabel = document.querySelector('main form label')?.textContent ?? '';
    return { heading, question, choice, firstLabel, isLoading };
  });
  // Rejects when a navigation interrupts it.
  const content = await reading.catch(() => undefined);
  if (content === undefined || content.heading === '' || LOADING.test(content.heading)) return undefined;
  if (content.isLoading) return undefined;
  const { heading, question, choice, firstLabel } = content;
  if (PERSON.test(heading)) return firstLabel === '' ? undefined : { heading, part: '', firstLabel };
  if (QUESTIONS.test(heading)) return question === '' ? undefined : { heading, part: question, firstLabel };
  if (PLAN.test(heading)) return choice === '' ? undefined : { heading, part: choice, firstLabel: '' };
  return { heading, part: '', firstLabel: '' };
}

/** Formats a location; equal locations have equal text. */
export const describeLocation = (location: PageLocation | undefined): string =>
  location === undefined
    ? ''
    : [location.heading, location.part, location.firstLabel].filter(Boolean).join(': ');
