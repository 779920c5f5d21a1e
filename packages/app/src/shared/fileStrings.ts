import { places, type FilePlace, type FileProblem, type FileWarning } from '@patient/api/files';

/** How to send a picture that is too long for one. */
const partsOf = (place: FilePlace) =>
  place === 'chat'
    ? 'Send it in parts, or as a PDF.'
    : place === 'question'
      ? 'Send it in parts.'
      : 'Choose another one.';

/** Why a file is rejected at a place, and what to do next. */
export function fileProblemStrings(place: FilePlace): Readonly<Record<FileProblem, string>> {
  const { acceptsPdf, smallest } = places[place];
  return {
    unavailable: "We couldn't read this file. If it is in a cloud drive, save it to your phone first.",
    empty: 'This file is empty. Choose another one.',
    wrongType: `We can't use this file. Choose a JPEG, PNG, WebP, or HEIC photo${acceptsPdf ? ', or a PDF' : ''}.`,
    tooLarge: `This ${acceptsPdf ? 'file' : 'photo'} is larger than 10 MB. Choose a smaller one.`,
    tooSmall: `This photo is too small. Choose one with at least ${smallest.width} × ${smallest.height} pixels.`,
    tooLong: `This picture is too long. ${partsOf(place)}`,
    incomplete: "This photo isn't complete. Wait until it has finished downloading, then choose it again.",
    unreadable: "We can't open this photo. Choose another one.",
    unreadableHeic:
      "We can't open this HEIC photo here, so we can't remove its location. Choose a JPEG, or use the camera.",
    pdfPassword: 'This PDF has a password. Save a copy without one.',
    pdfIncomplete: "This PDF isn't complete. Save it again, then choose it again.",
    pdfEmpty: 'This PDF has no pages. Choose another file.',
  };
}

/** Why a photo may be no use; the patient decides. */
export const fileWarningStrings: Readonly<Record<FileWarning, string>> = {
  dark: 'This photo is very dark. A doctor may not see enough.',
  plain: 'This photo shows almost only one color. A doctor may not see enough.',
  blurred: 'This photo is blurred. A doctor may not see enough.',
};
