import type { PictureSet } from './pictureSet.ts';

/** What only a brand's entry pages show. Apart from its other data, which every page loads. */
export interface BrandEntry {
  /** One sentence in the brand's voice, beside the picture. */
  readonly lead: string;
  /** Heading of what to know before starting. */
  readonly factsTitle: string;
  /** Lowest price of a month by product type, billed monthly, in whole cents. A type without one is shown without it. */
  readonly monthlyFrom: Readonly<Record<string, number>>;
  readonly pictures: PictureSet;
}
