import { HttpError } from '../core/httpError.ts';
import { type FileType, fileTypeOf } from './fileType.ts';
import type { StoredFile } from '../core/store.ts';

/** Bytes of one file (decisions, "Registration" and "Chat"). */
export const LARGEST_FILE = 10 * 1024 * 1024;

/** Bytes that the form around its files may take: boundaries, names, types. */
const FORM_AROUND = 64 * 1024;

/** Bytes of a form that holds so many files. */
export const largestForm = (files: number): number => files * LARGEST_FILE + FORM_AROUND;

/** Letters of a file's name that are kept. */
const LONGEST_NAME = 200;

export interface FilesWanted {
  /** Name of the form's field. */
  field: string;
  /** Files at most. @default 1 */
  most?: number;
  types: readonly FileType[];
}

const typeNames: Record<FileType, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/heic': 'HEIC',
  'application/pdf': 'PDF',
};

/** Whether a request says that its body is a form that may hold files. */
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

/** The last part of a name, without signs that a header or a file system would trip over. */
function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // Control characters, and those that turn the direction of what is read.
  const shown = last.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
  return shown.slice(-LONGEST_NAME) || 'file';
}

async function fileOf(file: File, types: readonly FileType[]): Promise<StoredFile> {
  if (file.size === 0) throw new HttpError(400, 'The file is empty');
  if (file.size > LARGEST_FILE) throw new HttpError(413, 'A file may be 10 MB at most');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = fileTypeOf(bytes);
  if (type === undefined || !types.includes(type)) {
    throw new HttpError(
      415,
      `Only these files are taken: ${types.map((known) => typeNames[known]).join(', ')}`,
    );
  }
  return { type, name: safeName(file.name), bytes };
}

/**
 * Reads the files of a form's field, at least one. What a file is goes by its content, not by its name or the type it
 * was declared with. Throws a 400 for a form that is broken or holds none, too many or an empty one, 413 and 415.
 */
export async function filesOf(request: Request, wanted: FilesWanted): Promise<StoredFile[]> {
  const { field, most = 1, types } = wanted;
  const form = await formOf(request);
  const entries = form.getAll(field);
  if (entries.length === 0) throw new HttpError(400, `${field} is required`);
  if (entries.length > most) {
    throw new HttpError(400, most === 1 ? 'Send one file' : `Send ${most} files at most`);
  }
  return Promise.all(
    entries.map((entry) => {
      if (typeof entry === 'string') throw new HttpError(400, `${field} must be a file`);
      return fileOf(entry, types);
    }),
  );
}

/** Reads the only file of a form's field. */
export async function fileIn(request: Request, wanted: Omit<FilesWanted, 'most'>): Promise<StoredFile> {
  const [file] = await filesOf(request, wanted);
  if (file === undefined) throw new HttpError(400, `${wanted.field} is required`);
  return file;
}
