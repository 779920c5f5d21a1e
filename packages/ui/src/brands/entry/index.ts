import type { Picture } from '../../components/Illustration/picture.ts';
import type { Brand } from '../../theme/defineBrand.ts';
import type { BrandEntry } from './brandEntry.ts';
import { mensEntry } from './mens.ts';
import type { PictureName } from './pictureSet.ts';
import { productEntry } from './product.ts';

export type { BrandEntry } from './brandEntry.ts';
export type { PictureName } from './pictureSet.ts';

/** By brand id. */
const entries: Readonly<Record<string, BrandEntry>> = { mens: mensEntry, product: productEntry };

/** Default entry. */
const plain: BrandEntry = {
  lead: 'A licensed doctor reviews your answers.',
  factsTitle: 'Good to know',
  pictures: {},
};

/** Content of a brand's entry pages. */
export const brandEntry = ({ id }: Pick<Brand, 'id'>): BrandEntry => entries[id] ?? plain;

/** Picture of a brand; its mark, if the brand has no such picture. */
export const brandPicture = (brand: Pick<Brand, 'id' | 'logo'>, name: PictureName): Picture =>
  brandEntry(brand).pictures[name] ?? {
    viewBox: brand.logo.viewBox,
    shapes: [{ d: brand.logo.path, fill: 'solid' }],
  };
