import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

const note =
  "---\n'@patient/ui': minor\n---\n\nA `Switch` reserves no\nline. `SwitchGroup` is new. Other things changed.\n";
const changelog =
  '# @patient/ui\n\n## 1.1.0\n\n### Patch Changes\n\n- 13a8ccc: Other.\n- 2974c9b: `Switch` is\n  wider.\n\n## 1.0.0\n\nThe first.\n';

test('changes: lists the sentences about a piece, newest first', () => {
  expect(changesOf('Switch', [note], changelog)).toEqual([
    { release: 'Next release', text: 'A `Switch` reserves no line.' },
    { release: '1.1.0', text: '`Switch` is wider.' },
  ]);
});
