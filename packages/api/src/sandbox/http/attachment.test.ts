import { expect, test } from 'vitest';
import { attachment } from './attachment.ts';

const bytes = Uint8Array.of(1, 2, 3);

test('a file has its type, and cannot be rendered as a page, sniffed or cached', async () => {
  const response = attachment({ type: 'image/png', name: 'me.png', bytes });
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'image/png',
    'content-disposition': "attachment; filename*=UTF-8''me.png",
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
});

test.each([
  ['фото "1".png', '%D1%84%D0%BE%D1%82%D0%BE%20%221%22.png'],
  ["it's (me)*.png", 'it%27s%20%28me%29%2A.png'],
  ['broken \ud800.png', 'broken%20%EF%BF%BD.png'],
])('attachment: escapes the name %j in the header', (name, encoded) => {
  const header = attachment({ type: 'image/png', name, bytes }).headers.get('content-disposition');
  expect(header).toBe(`attachment; filename*=UTF-8''${encoded}`);
});
