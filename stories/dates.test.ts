import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./{components,foundations,patterns}/**/*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Stories of what the specification gives the format MM-DD-YYYY: birth dates and notifications. */
const numeric = /BirthDate|Notification|ProfileSection|DescriptionList|ReviewList/;

test('examples show dates as the page "Writing" says', () => {
  const others = Object.entries(sources).flatMap(([path, source]) =>
    [
      ...(numeric.test(path) ? [] : source.matchAll(/\b\d{2}-\d{2}-20\d{2}\b/g)),
      ...source.matchAll(
        /\b(?:January|February|March|April|June|July|August|September|October|November|December) \d{1,2}, \d{4}/g,
      ),
    ].map(([date]) => `${path}: ${date}`),
  );
  expect(others).toEqual([]);
});
