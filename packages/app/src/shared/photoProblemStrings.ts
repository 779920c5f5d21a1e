import type { PhotoProblem } from '@patient/api/photos';

/** Why a photo is rejected, for patients. */
export const photoProblemStrings: Readonly<Record<PhotoProblem, string>> = {
  empty: 'This file is empty. Choose another photo.',
  tooLarge: 'This photo is larger than 10 MB. Choose a smaller one.',
  wrongType: "We can't use this file. Choose a JPEG, PNG, WebP, or HEIC photo.",
  unreadable: "We can't open this photo. Choose another one.",
  unreadableHeic:
    "We can't open this HEIC photo here, so we can't remove its location. Choose a JPEG, or use the camera.",
};
