import { expect, test } from 'vitest';
import { uploadName } from './uploadName.ts';

test.each([
  ['image/jpeg', 'photo.jpg'],
  ['image/png', 'photo.png'],
  ['image/webp', 'photo.webp'],
  ['image/heic', 'photo.heic'],
])('a file of type %s is sent as %s', (type, name) => expect(uploadName('photo', type)).toBe(name));
