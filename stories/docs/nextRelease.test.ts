import { expect, test } from 'vitest';
import { nextRelease } from './nextRelease.ts';

const note = (level: string, text: string) => `---\n'@patient/ui': ${level}\n---\n\n${text}\n`;

test.each([
  ['no changes', [], '## Next release\n\nNo changes yet.'],
  ['the guide of the folder', ['# Changes for the next release\n'], '## Next release\n\nNo changes yet.'],
  [
    'levels, the highest first',
    [note('patch', 'Fixed.'), note('major', 'Removed\nin full.'), note('patch', 'Fixed too.')],
    '## Next release\n\n### Major changes\n\n- Removed\n  in full.\n\n### Patch changes\n\n- Fixed.\n- Fixed too.',
  ],
])('lists %s', (_what, notes, markdown) => {
  expect(nextRelease(notes)).toBe(markdown);
});
