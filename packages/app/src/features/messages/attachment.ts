import { MAX_PHOTO_BYTES, uploadName } from '@patient/api/photos';
import { photoProblemStrings } from '#shared/photoProblemStrings.ts';
import { orUnreadable, preparePhoto } from '@patient/api/photos';
import type { FileProblem, MessageFile } from '@patient/api/messages';

/** Maximum size of an attached file, bytes; same as that of a photo (decisions, "Chat"). */
const LARGEST_FILE = MAX_PHOTO_BYTES;

/** Bytes to read at the start of a file; enough for every signature. */
const SIGNATURE_BYTES = 32;

export const fileProblemStrings: Readonly<Record<FileProblem, string>> = {
  ...photoProblemStrings,
  empty: 'This file is empty. Choose another one.',
  tooLarge: 'This file is larger than 10 MB. Choose a smaller one.',
  alone: 'Write a few words with your file, to say what it is about.',
  occupied:
    'We left your message as it is, since a message can have only one file. Send or remove your new file first.',
  several: 'A message can have only one file. Add one file at a time.',
  wrongType: "We can't use this file. Choose a JPEG, PNG, WebP, or HEIC photo, or a PDF.",
};

/** Whether a file is a PDF, by its first bytes. */
export const isPdf = (firstBytes: Uint8Array): boolean =>
  String.fromCharCode(...firstBytes.subarray(0, 5)) === '%PDF-';

/** Problem of a PDF's size. A picture is checked after scaling. */
export const pdfProblem = (size: number): 'empty' | 'tooLarge' | undefined =>
  size === 0 ? 'empty' : size > LARGEST_FILE ? 'tooLarge' : undefined;

/** Reads the file now, because it may be moved or deleted before it is sent. */
const toMessageFile = (name: string, content: Blob, type: string): Promise<MessageFile> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.addEventListener('load', () => {
      const address = String(reader.result);
      resolve({ name, type, content: address.slice(address.indexOf(',') + 1) });
    });
    reader.readAsDataURL(content);
  });

/** File to attach, or the reason why it can't be attached. */
type PreparedFile =
  | { readonly file: MessageFile; readonly problem?: never }
  | { readonly problem: FileProblem; readonly file?: never };

async function prepare(file: File): Promise<PreparedFile> {
  const first = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  if (isPdf(first)) {
    const problem = pdfProblem(file.size);
    return problem ? { problem } : { file: await toMessageFile(file.name, file, 'application/pdf') };
  }
  const { photo, problem } = await preparePhoto(file);
  if (problem !== undefined) return { problem };
  return { file: await toMessageFile(uploadName('photo', photo.type), photo, photo.type) };
}

/**
 * Checks a picked file by its content. A picture is made smaller and loses its location before its size counts; a PDF
 * stays as it is, with its name, which the doctor needs.
 */
export const prepareAttachment = (file: File): Promise<PreparedFile> => orUnreadable(() => prepare(file));
