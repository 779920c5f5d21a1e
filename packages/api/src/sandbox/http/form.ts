import { HttpError } from '../core/httpError.ts';
import type { StoredFile } from '../core/store.ts';
import type { FileField, TextField } from './contract/formFields.ts';
import { type FileType, fileTypeNames, fileTypeOf } from '../../model/fileType.ts';

/** Bytes of a form in addition to its files: boundaries, names, types. */
const FORM_OVERHEAD = 64 * 1024;

/** Maximum bytes of a form with these fields. */
export const maxFormBytes = (fields: readonly FileField[]): number =>
  fields.reduce((bytes, { maxFiles, maxBytes }) => bytes + maxFiles * maxBytes, FORM_OVERHEAD);

/** Maximum number of characters of a file name; longer names are truncated. */
const MAX_NAME_LENGTH = 200;

/** Whether a request's body is a form that can contain files. */
export const isForm = (request: Request): boolean =>
  request.headers.get('content-type')?.toLowerCase().startsWith('multipart/form-data') ?? false;

async function formOf(request: Request): Promise<FormData> {
  if (!isForm(request)) throw new HttpError(400, 'Send the file as a form (multipart/form-data)');
  try {
    return await request.formData();
  } catch {
    throw new HttpError(400, 'The form cannot be read');
  }
}

/** Last segment of a file name, without characters that are unsafe in a header or path. */
function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // Control characters, and those that change the text direction.
  const visible = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return visible.slice(-MAX_NAME_LENGTH) || 'file';
}

const typeNames = (types: readonly FileType[]) => types.map((type) => fileTypeNames[type]).join(', ');

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

async function readFile(file: File, { maxBytes, types }: FileField): Promise<StoredFile> {
  if (file.size === 0) throw new HttpError(400, 'The file is empty');
  if (file.size > maxBytes) throw new HttpError(413, `A file may be ${megabytes(maxBytes)} MB at most`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = fileTypeOf(bytes);
  if (type === undefined || !types.includes(type)) {
    throw new HttpError(415, `Only these files are taken: ${typeNames(types)}`);
  }
  return { type, name: safeName(file.name), bytes };
}

async function readField(form: FormData, field: FileField): Promise<StoredFile[]> {
  const { name, isRequired, maxFiles } = field;
  const entries = form.getAll(name);
  if (isRequired && entries.length === 0) throw new HttpError(400, `${name} is required`);
  if (entries.length > maxFiles) {
    throw new HttpError(400, maxFiles === 1 ? 'Send one file' : `Send ${maxFiles} files at most`);
  }
  const files = entries.filter((entry) => typeof entry !== 'string');
  if (files.length < entries.length) throw new HttpError(400, `${name} must be a file`);
  return Promise.all(files.map((file) => readFile(file, field)));
}

function readText(form: FormData, { name, maxLength, pattern }: TextField): string | undefined {
  const [entry, ...more] = form.getAll(name);
  if (entry === undefined) return undefined;
  if (typeof entry !== 'string' || more.length > 0) throw new HttpError(400, `${name} must be one text`);
  if (entry.length > maxLength)
    throw new HttpError(400, `${name} must not be longer than ${maxLength} letters`);
  if (entry === '' || pattern?.test(entry) === false) throw new HttpError(400, `${name} is required`);
  return entry;
}

/** Files and texts of a form, by field. */
export type FormContent = Record<string, StoredFile | StoredFile[] | string | undefined>;

/**
 * Reads the files and texts of a form. The type of a file is detected from its content. Throws a 400 for an unreadable form or
 * for missing, too many or empty files, a 413 for large files and a 415 for other types.
 */
export async function readForm(
  request: Request,
  fields: readonly FileField[],
  texts: readonly TextField[] = [],
): Promise<FormContent> {
  const form = await formOf(request);
  const files: FormContent = {};
  for (const text of texts) files[text.name] = readText(form, text);
  for (const field of fields) {
    const read = await readField(form, field);
    files[field.name] = field.isList ? read : read[0];
  }
  return files;
}
