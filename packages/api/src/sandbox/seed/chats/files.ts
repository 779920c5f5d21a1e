import type { StoredFile } from '../../core/store.ts';

/** Drawing of skin with a red spot as a PNG of 160 × 120 pixels. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAKAAAAB4AgMAAAAIzBH8AAAADFBMVEXwzbLZcWvppI/Hn4angXj2AAAA1klEQVR42u2VvQ2D' +
  'QAxGT6SjYY8swRTXMEKmyBLpKcFTMFIGQHIO0Cn/5xcJpfKrn/zJxmdCcBzHcZx9qAfmHUUE1UuekJqycja9ahN7lkyyRVh2' +
  'lcV+L7HO4gCmvQHESwRiMsYYO7vttWCMprg0nbx4str+RRwXsXPxPwPH35pvD95HvOH4zez/XPGl4LcHXzN8H/nFxTec/xUc' +
  'xwmtZoqaPjF90xp9YbZStZivH5mg926qMlOVmW1JVOrdzcbw8jwPanI1G3lsqCHijIK38JaJGtTFAjfBz5boFxWR1QAAAABJ' +
  'RU5ErkJggg==';

const DOCUMENT = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 360 200]/Resources<</Font<</F 4 0 R>>>>/Contents 5 0 R>>endobj
4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
5 0 obj<</Length 68>>stream
BT /F 16 Tf 30 120 Td (Daylight, no flash, all four corners.) Tj ET
endstream endobj
trailer<</Root 1 0 R>>
%%EOF
`;

const bytesOf = (binary: string) => Uint8Array.from(binary, (character) => character.charCodeAt(0));

/** Files in seeded chats. */
export const chatFiles: Readonly<Record<'picture' | 'document', Omit<StoredFile, 'name'>>> = {
  picture: { type: 'image/png', bytes: bytesOf(atob(PICTURE)) },
  document: { type: 'application/pdf', bytes: bytesOf(DOCUMENT) },
};
