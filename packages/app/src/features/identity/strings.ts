import type { IdentityPicture } from '@patient/api/model';

/** Strings of one photo. */
export interface PictureStrings {
  readonly title: string;
  /** Reason for asking for it. */
  readonly why: string;
  /** Tips for a good photo. */
  readonly guidance: readonly string[];
  /** Question before sending. */
  readonly review: string;
  /** Title once it is uploaded. */
  readonly received: string;
  /** Title when loading it failed. */
  readonly loadError: string;
}

/** Why an identity is needed. */
const WHY_IDENTITY = 'A doctor must know who you are before they can treat you.';

export const pictureStrings: Readonly<Record<IdentityPicture, PictureStrings>> = {
  cardID: {
    title: 'Your photo ID',
    why: `${WHY_IDENTITY} Your ID shows your name and your age.`,
    guidance: [
      'The front of your driver’s license, state ID, or passport',
      'All four corners in view',
      'All text readable',
    ],
    review: 'Can you read everything?',
    received: 'We received your ID photo',
    loadError: "We couldn't load your ID photo",
  },
  selfie: {
    title: 'A photo of you',
    why: 'We compare this photo with your ID, so that no one else can order in your name.',
    guidance: ['Your whole face, from the front', 'Daylight or a bright room', 'No hat, no sunglasses'],
    review: 'Can you see your face clearly?',
    received: 'We received your photo',
    loadError: "We couldn't load your photo",
  },
};
