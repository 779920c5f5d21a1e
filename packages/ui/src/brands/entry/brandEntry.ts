import type { PictureSet } from './pictureSet.ts';

/** Content of a brand's entry pages. Separate from its other data, which every page loads. */
export interface BrandEntry {
  /** One sentence in the brand's voice, beside the picture. */
  readonly lead: string;
  /** Heading of the facts. */
  readonly factsTitle: string;
  readonly pictures: PictureSet;
  /** Whether picture and sentence come before the form. @default false */
  readonly isHeroFirst?: boolean;
}
