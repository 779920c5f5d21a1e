import { expect, test } from 'vitest';
import { savedName } from './fileName.ts';

const message = { messageType: 'image', createdAt: '2026-11-28T10:42:00.000Z' };

test.each([
  ['the name of the service', { fileName: 'rash.tiff' }, 'image/tiff', 'rash.tiff'],
  ['a name without an ending', { fileName: 'IMG_0001' }, 'image/heic', 'IMG_0001.heic'],
  ['a name with a dot but without an ending', { fileName: 'Dr. Lee' }, 'image/jpeg', 'Dr. Lee.jpg'],
  ['no name', {}, 'image/heic', 'picture-2026-11-28.heic'],
  ['an empty name', { fileName: ' ' }, 'image/jpeg', 'picture-2026-11-28.jpg'],
  ['a TIFF without a name', {}, 'image/tiff', 'picture-2026-11-28.tif'],
  ['a document without a name', { messageType: 'file' }, 'application/pdf', 'file-2026-11-28.pdf'],
  ['a file of no type', {}, '', 'picture-2026-11-28'],
  ['a file of an unknown type', {}, 'application/octet-stream', 'picture-2026-11-28'],
  ['a type with signs', {}, 'image/../x', 'picture-2026-11-28'],
])('fileName: %s', (_what, fields, type, expected) => {
  expect(savedName({ ...message, ...fields }, type)).toBe(expected);
});
