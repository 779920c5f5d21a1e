import type { IdentityPicture } from './rules/photoArrival.ts';

/** What is said around one photo. */
export interface PictureWords {
  readonly title: string;
  /** How it comes out well, a line each. */
  readonly guidance: readonly string[];
  /** What to look for before it is sent. */
  readonly review: string;
  /** Where it is with the service. */
  readonly arrived: string;
}

/** The words of each photo. */
export const pictureWords: Readonly<Record<IdentityPicture, PictureWords>> = {
  cardID: {
    title: 'Your photo ID',
    guidance: [
      'The front of your driver’s license, state ID or passport',
      'All four corners can be seen',
      'Every letter can be read',
    ],
    review: 'Can everything be read?',
    arrived: 'Your ID photo has arrived',
  },
  selfie: {
    title: 'A photo of you',
    guidance: ['Your whole face, from the front', 'Daylight or a bright room', 'No hat, no sunglasses'],
    review: 'Can your face be seen well?',
    arrived: 'The photo of you has arrived',
  },
};
