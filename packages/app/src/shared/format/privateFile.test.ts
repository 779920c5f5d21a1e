import { expect, test } from 'vitest';
import { privateFileId } from './privateFile.ts';

test.each([
  ['/service/api/file/file-1', 'file-1'],
  ['https://service.example/api/file/5f1c', '5f1c'],
  ['https://pictures.example/doctor-lee.svg', undefined],
  ['/service/api/file/', undefined],
  ['/service/api/file/file-1/more', undefined],
  ['/service/api/file/file-1?of=x', undefined],
  ['/service/api/file/%', undefined],
  ['https://pictures.example/api/files/file-1', undefined],
  ['', undefined],
  [undefined, undefined],
])('the private file id of %s is %s', (url, id) => {
  expect(privateFileId(url)).toBe(id);
});
