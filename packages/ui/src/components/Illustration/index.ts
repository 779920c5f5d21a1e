export { Illustration, type IllustrationProps } from './Illustration.tsx';
export { type Picture, type PictureShape, type PictureTone } from './picture.ts';
export { brandEntry, brandPicture, type BrandEntry, type PictureName } from '../../brands/entry/index.ts';
