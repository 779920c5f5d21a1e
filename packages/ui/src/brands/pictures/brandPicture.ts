import type { Picture } from '../../components/Illustration/picture.ts';
import type { Brand } from '../../theme/defineBrand.ts';
import { mensPictures } from './mens.ts';
import type { PictureName, PictureSet } from './pictureSet.ts';
import { productPictures } from './product.ts';

export { type PictureName } from './pictureSet.ts';

/** Pictures by brand id. */
const sets: Readonly<Record<string, PictureSet>> = { mens: mensPictures, product: productPictures };

/** Picture of a brand; its mark, if the brand has no such picture. */
export const brandPicture = ({ id, logo }: Pick<Brand, 'id' | 'logo'>, name: PictureName): Picture =>
  sets[id]?.[name] ?? { viewBox: logo.viewBox, shapes: [{ d: logo.path, fill: 'solid' }] };
