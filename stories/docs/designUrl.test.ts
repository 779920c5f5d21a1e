import { expect, test } from 'vitest';
import { designUrl } from './designUrl.ts';

const url = 'https://example.com/button';

test.each([
  [{ type: 'figma', url }, url],
  [
    [
      { type: 'figma', url },
      { type: 'link', url: 'https://example.com/other' },
    ],
    url,
  ],
  [{ type: 'figma', url: 'javascript:alert(1)' }, undefined],
  [{ disable: true }, undefined],
  [[], undefined],
  [undefined, undefined],
])('the link of %j is %s', (design, link) => {
  expect(designUrl(design)).toBe(link);
});
