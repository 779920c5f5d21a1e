import { orUnreadable, preparePhoto } from '#shared/photo/preparePhoto.ts';
import { sentName } from '#shared/photo/photoFile.ts';
import { isPdf, pdfProblem, type AttachmentProblem } from './attachment.ts';
import type { OutgoingFile } from './rules/outgoing.ts';

/** File of a message that is being written. */
export interface Attachment {
  readonly name: string;
  readonly content: Blob;
}

/** File to attach, or why it is not. */
export type PreparedAttachment =
  | { readonly attachment: Attachment; readonly problem?: never }
  | { readonly problem: AttachmentProblem; readonly attachment?: never };

/** Enough for every signature. */
const SIGNATURE_BYTES = 32;

async function prepare(file: File): Promise<PreparedAttachment> {
  const first = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  if (isPdf(first)) {
    const problem = pdfProblem(file.size);
    if (problem !== undefined) return { problem };
    return { attachment: { name: file.name, content: new Blob([file], { type: 'application/pdf' }) } };
  }
  const { photo, problem } = await preparePhoto(file);
  if (problem !== undefined) return { problem };
  return { attachment: { name: sentName('photo', photo.type), content: photo } };
}

/**
 * Checks a picked file by its content. A picture is made smaller and loses its location before its size counts; a PDF
 * stays as it is, with its name, which the doctor needs.
 */
export const prepareAttachment = (file: File): Promise<PreparedAttachment> =>
  orUnreadable(() => prepare(file));

/** Content of a file as text, to keep it on the device. */
export const toOutgoingFile = ({ name, content }: Attachment): Promise<OutgoingFile> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.addEventListener('load', () => {
      const address = String(reader.result);
      resolve({ name, type: content.type, content: address.slice(address.indexOf(',') + 1) });
    });
    reader.readAsDataURL(content);
  });

/** The file of an unsent message. */
export function toBlob({ type, content }: OutgoingFile): Blob {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0) ?? 0);
  return new Blob([bytes], { type });
}
