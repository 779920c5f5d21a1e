import { expect, test } from 'vitest';
import { deprecationOf } from './deprecationOf.ts';

const tag = '@deprecated Use Dialog.';

test.each([
  ['one line', `/** A window. ${tag} */\nexport function Modal() {}`, 'Use Dialog.'],
  ['a constant', `/** ${tag} */\nexport const Modal = memo(Inner);`, 'Use Dialog.'],
  [
    'several lines',
    `/**\n * A window.\n * @deprecated Use Dialog,\n * with \`size\`.\n * @param props Its props.\n */\nexport function Modal() {}`,
    'Use Dialog, with `size`.',
  ],
  [
    'a prop',
    `interface ModalProps {\n  /** ${tag} */\n  size: string;\n}\n\nexport function Modal() {}`,
    undefined,
  ],
  [
    'another component',
    `/** ${tag} */\nexport function ModalTitle() {}\n\n/** A window. */\nexport function Modal() {}`,
    undefined,
  ],
  ['no tag', '/** A window. */\nexport function Modal() {}', undefined],
])('deprecationOf: reads the tag of %s', (_what, source, text) => {
  expect(deprecationOf('Modal', source)).toBe(text);
});
