export { Illustration, type IllustrationProps } from './Illustration.tsx';
export { type Picture, type PictureShape, type PictureTone } from './picture.ts';
export { brandPicture, type PictureName } from '../../brands/pictures/brandPicture.ts';
