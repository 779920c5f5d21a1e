import { HttpError } from '../core/httpError.ts';
import { describe, expect, test } from 'vitest';
import { patientDescription, placeAt } from './contract/description.ts';
import { type FileField, formFieldsOf } from './contract/formFields.ts';
import { formWith, sampleFile } from '../tests/support/files.ts';
import { maxFormBytes, readForm } from './form.ts';

const sent = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://sandbox.localhost/', { method: 'POST', body, headers });

const MEGABYTE = 1024 * 1024;
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const;
const pictureAndPdfTypes = [...pictureTypes, 'application/pdf'] as const;
const field = (maxFiles: number, types: FileField['types'] = pictureTypes): FileField => ({
  name: 'file',
  isRequired: true,
  isList: true,
  maxFiles,
  maxBytes: 10 * MEGABYTE,
  types,
});

const read = async (form: FormData, most = 1, types: FileField['types'] = pictureTypes) => {
  const { file } = await readForm(sent(form), [field(most, types)]);
  return Array.isArray(file) ? file : [];
};

const fieldsOf = (path: string, description = patientDescription) => {
  const operation = placeAt(['paths', path, 'post'], description);
  return operation && formFieldsOf(operation);
};

describe('the limits of a form come from the description', () => {
  test.each([
    ['/api/subscription/medical-files/{id}', 'files', true, 6, pictureTypes],
    ['/api/subscription/{id}/private-file', 'data', false, 1, pictureTypes],
    ['/api/user/setAvatar', 'file', false, 1, pictureTypes],
    ['/api/chat/{id}/send-file', 'file', false, 1, pictureAndPdfTypes],
  ])('the limits of a form come from the description of %s', (path, name, isList, maxFiles, types) => {
    const fields = fieldsOf(path) ?? [];
    expect(fields).toEqual([{ name, isRequired: true, isList, maxFiles, maxBytes: 10 * MEGABYTE, types }]);
    expect(maxFormBytes(fields)).toBe(maxFiles * 10 * MEGABYTE + 64 * 1024);
  });

  test('and differ with another description', () => {
    const text = JSON.stringify(patientDescription.document)
      .replaceAll('"x-max-bytes":10485760', '"x-max-bytes":1000')
      .replaceAll('"maxItems":6', '"maxItems":2');
    const smaller = { id: 'smaller.json', document: JSON.parse(text) };
    expect(fieldsOf('/api/subscription/medical-files/{id}', smaller)).toMatchObject([
      { maxFiles: 2, maxBytes: 1000 },
    ]);
  });

  test('and are undefined for an operation without a form', () => {
    expect(fieldsOf('/api/subscription')).toBeUndefined();
  });
});

async function rejection(work: Promise<unknown>): Promise<[number, string]> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof HttpError)) throw new Error(`not refused: ${String(error)}`);
  return [error.status, error.message];
}

test.each([
  ['jpeg', 'photo.pdf', 'application/pdf', 'image/jpeg'],
  ['png', 'photo.exe', 'text/html', 'image/png'],
  ['webp', 'photo', '', 'image/webp'],
  ['heic', 'IMG_0042.HEIC', 'image/jpeg', 'image/heic'],
  ['pdf', 'photo.png', 'image/png', 'application/pdf'],
] as const)(
  'the type of a file is detected from its content: %s called %s, declared as %s',
  async (kind, name, type, found) => {
    const [file] = await read(formWith('file', sampleFile(kind, { name, type })), 1, pictureAndPdfTypes);
    expect(file).toMatchObject({ type: found, name });
  },
);

test.each(['svg', 'text', 'pdf'] as const)(
  'the type of a file is detected from its content: %s is not accepted as a picture, whatever its declared type',
  async (kind) => {
    const liar = sampleFile(kind, { name: 'photo.png', type: 'image/png' });
    expect(await rejection(read(formWith('file', liar)))).toEqual([
      415,
      'Only these files are taken: JPEG, PNG, WebP, HEIC',
    ]);
  },
);

describe('a form is rejected', () => {
  const png = sampleFile('png');
  test.each([
    ['without the field', formWith('other', png), 1, 400, 'file is required'],
    ['with a text instead', formWith('file', 'photo.png'), 1, 400, 'file must be a file'],
    [
      'with a text after a file that is not read',
      formWith('file', sampleFile('text'), 'photo.png'),
      2,
      400,
      'file must be a file',
    ],
    ['with an empty file', formWith('file', sampleFile('png', { size: 0 })), 1, 400, 'The file is empty'],
    ['with two files instead of one', formWith('file', png, png), 1, 400, 'Send one file'],
    ['with too many files', formWith('file', png, png, png), 2, 400, 'Send 2 files at most'],
    [
      'with a file that is too large',
      formWith('file', sampleFile('png', { size: 10 * MEGABYTE + 1 })),
      1,
      413,
      'A file may be 10 MB at most',
    ],
    [
      'with one invalid file among valid ones',
      formWith('file', png, sampleFile('text')),
      2,
      415,
      'Only these files are taken: JPEG, PNG, WebP, HEIC',
    ],
  ])('a form is rejected: %s', async (_what, form, most, status, message) => {
    expect(await rejection(read(form, most))).toEqual([status, message]);
  });

  test.each([
    ['JSON', '{}', 'application/json', 'Send the file as a form (multipart/form-data)'],
    ['a form without its boundary', 'abc', 'multipart/form-data', 'The form cannot be read'],
    ['a truncated form', '--x\r\nContent-Disp', 'multipart/form-data; boundary=x', 'The form cannot be read'],
    ['an empty form', '', 'multipart/form-data; boundary=x', 'The form cannot be read'],
  ])('that is %s', async (_what, body, type, message) => {
    const request = sent(body, { 'content-type': type });
    expect(await rejection(readForm(request, [field(1)]))).toEqual([400, message]);
  });
});

test('ten megabytes are accepted', async () => {
  const [file] = await read(formWith('file', sampleFile('jpeg', { size: 10 * MEGABYTE })));
  expect(file?.bytes).toHaveLength(10 * MEGABYTE);
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\photos\\me.png', 'me.png'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['my ID (front).png', 'my ID (front).png'],
  ['фото.png', 'фото.png'],
  [`${'x'.repeat(300)}.png`, `${'x'.repeat(196)}.png`],
])('a file called %j is stored as %j', async (name, stored) => {
  const [file] = await read(formWith('file', sampleFile('png', { name })));
  expect(file?.name).toBe(stored);
});
