export { providerChecksAtom } from './data/providerCheck.ts';
export { type IdentityPicture, sendPhoto } from './data/sendPhoto.ts';
