import type { Picture, PictureShape } from '../../components/Illustration/picture.ts';

/** Pictures that a brand may have: its welcome, and one per product type. */
export type PictureName = 'welcome' | 'ed' | 'hl' | 'wl' | 'ag';

/** Pictures of a brand, in one style. */
export type PictureSet = Readonly<Partial<Record<PictureName, Picture>>>;

/** A picture on the grid of 160 by 120. */
export const picture = (...shapes: readonly PictureShape[]): Picture => ({ viewBox: '0 0 160 120', shapes });

/** Path of a circle. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
