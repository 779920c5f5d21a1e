import { expect, test } from 'vitest';
import { pdfName, uploadName } from './uploadName.ts';

test.each([
  ['image/jpeg', 'photo.jpg'],
  ['image/png', 'photo.png'],
  ['image/webp', 'photo.webp'],
  ['image/heic', 'photo.heic'],
])('a file of type %s is sent as %s', (type, name) => expect(uploadName('photo', type)).toBe(name));

test.each([
  ['report.pdf', 'report.pdf'],
  ['REPORT.PDF', 'REPORT.PDF'],
  ['report', 'report.pdf'],
  ['report.jpg', 'report.jpg.pdf'],
])('a PDF named %s is sent as %s', (name, sent) => expect(pdfName(name)).toBe(sent));
