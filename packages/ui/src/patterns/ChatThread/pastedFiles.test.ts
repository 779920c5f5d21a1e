import { expect, test } from 'vitest';
import { pastedFiles } from './pastedFiles.ts';

const screenshot = ['image.png'];
const img = '<img src="https://pictures.example/rash.png">';
const table = '<table><tr><td>Mon</td><td>10 mg</td></tr></table>';

test.each<[string, readonly string[], Record<string, string>, boolean]>([
  ['a screenshot', screenshot, {}, true],
  ['a picture of a web page (Chrome, Firefox)', screenshot, { 'text/html': img }, true],
  [
    'a picture with its address (Safari)',
    screenshot,
    { 'text/html': img, 'text/plain': 'https://pictures.example/rash.png' },
    true,
  ],
  [
    'a picture with the address of a page that has spaces around it',
    screenshot,
    { 'text/plain': ' data:, ' },
    true,
  ],
  ['a picture alone in a document (Word)', screenshot, { 'text/html': img, 'text/plain': '\r\n' }, true],
  ['an inline picture (Pages)', screenshot, { 'text/plain': '\u{FFFC}' }, true],
  [
    'cells of a spreadsheet (Excel)',
    screenshot,
    { 'text/html': table, 'text/plain': 'Mon\t10 mg\r\n' },
    false,
  ],
  ['one cell with a number', screenshot, { 'text/html': table, 'text/plain': '10' }, false],
  [
    'text with a picture (Word)',
    screenshot,
    { 'text/html': `Look ${img}`, 'text/plain': 'Look \u{FFFC}' },
    false,
  ],
  ['a link in a sentence', screenshot, { 'text/plain': 'See https://help.example' }, false],
  ['a file of a file manager (macOS)', ['rash.jpg'], { 'text/plain': 'rash.jpg' }, true],
  [
    'a file of a file manager with its path (Linux)',
    ['rash.jpg'],
    { 'text/plain': '/home/ada/rash.jpg' },
    true,
  ],
  ['two files with their names', ['a.jpg', 'b.pdf'], { 'text/plain': 'a.jpg\nb.pdf\n' }, true],
  ['a PDF', ['lab.pdf'], {}, true],
  ['text', [], { 'text/plain': 'Hello' }, false],
  ['nothing', [], {}, false],
])('%s', (_what, names, data, isAttached) => {
  const files = names.map((name) => ({ name }));
  const pasted = pastedFiles({ files, getData: (type) => data[type] ?? '' });
  expect(pasted).toEqual(isAttached ? files : []);
});
