import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

const note =
  "---\n'@patient/ui': minor\n---\n\nA `Switch` reserves no\nline. `SwitchGroup` is new. Other things changed.\n";
const changelog = '# @patient/ui\n\n## 0.2.0\n\n`Switch` is wider.\n\n## 0.1.0\n\nThe first.\n';

test('lists the sentences about a piece, newest first', () => {
  expect(changesOf('Switch', [note], changelog)).toEqual([
    { release: 'Next release', text: 'A `Switch` reserves no line.' },
    { release: '0.2.0', text: '`Switch` is wider.' },
  ]);
});
