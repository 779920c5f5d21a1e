import type { UnsentPhotoState } from '@patient/api/model';

/** Messages about unsent photos. */
export const unsentMessages: Readonly<Record<UnsentPhotoState, string>> = {
  sending: 'Your photo is still being sent. Wait a moment, then continue.',
  warned: 'Look at the photo with the warning. Use it anyway, or remove it.',
  failed: "We couldn't send a photo. Try again, or remove it.",
};
