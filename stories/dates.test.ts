import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['./{components,foundations,patterns}/**/*.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Stories whose dates have the format MM-DD-YYYY by specification: birth dates and notifications. */
const numeric = /BirthDate|Notification|ProfileSection|DescriptionList|ReviewList/;

test('examples format dates as the "Writing" page requires', () => {
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
