import { expect, test } from 'vitest';
import { safePictureUrl } from './safePictureUrl.ts';

test.each([
  'https://pictures.example/hair.webp',
  'http://localhost:4010/pictures/hl.svg',
  'http://product.localhost/pictures/wl.svg',
  'http://127.0.0.1:4010/a.png',
  '/pictures/hl.svg',
  'blob:https://mens.localhost/9f0c',
])('safePictureUrl: allows %s', (url) => {
  expect(safePictureUrl(url)).toBe(url);
});

test.each([
  undefined,
  '',
  'http://pictures.example/hair.webp',
  'http://localhost.example/a.png',
  '//pictures.example/a.png',
  '/\\pictures.example/a.png',
  '/\t/pictures.example/a.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'file:///etc/passwd',
  'hair.webp',
])('safePictureUrl: rejects %s', (url) => {
  expect(safePictureUrl(url)).toBeUndefined();
});
