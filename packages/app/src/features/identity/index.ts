export { providerChecksAtom } from './data/providerCheck.ts';
export { sendPhoto } from './data/photos.ts';
