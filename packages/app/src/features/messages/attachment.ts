import { LARGEST_PHOTO, photoProblemStrings, type PhotoProblem } from '#shared/photo/photoFile.ts';

/** Largest file of a message, bytes: that of a photo (decisions, "Chat"). */
export const LARGEST_FILE = LARGEST_PHOTO;

/** What a picked file is, by its first bytes. */
export const isPdf = (firstBytes: Uint8Array): boolean =>
  String.fromCharCode(...firstBytes.subarray(0, 5)) === '%PDF-';

/** Problem of a PDF; a picture is checked after it was made smaller. */
export const pdfProblem = (size: number): 'empty' | 'tooLarge' | undefined =>
  size === 0 ? 'empty' : size > LARGEST_FILE ? 'tooLarge' : undefined;

/**
 * Why a file is not attached, or not sent: the first message of a chat has a text, a message that is taken back with its
 * file finds another one in the field, or several files were dropped.
 */
export type AttachmentProblem = PhotoProblem | 'alone' | 'occupied' | 'several';

export const attachmentProblemStrings: Readonly<Record<AttachmentProblem, string>> = {
  ...photoProblemStrings,
  empty: 'This file is empty. Choose another one.',
  tooLarge: 'This file is larger than 10 MB. Choose a smaller one.',
  alone: 'Write a few words with your file, to say what it is about.',
  occupied:
    'We left your message as it is, since a message can have only one file. Send or remove your new file first.',
  several: 'A message can have only one file. Add one file at a time.',
  wrongType: "We can't use this file. Choose a JPEG, PNG, WebP, or HEIC photo, or a PDF.",
};
