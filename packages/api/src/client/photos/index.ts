export { isCanvasReliable } from './isCanvasReliable.ts';
export { MAX_PHOTO_BYTES, uploadName, type PhotoProblem } from './photoFile.ts';
export { orUnreadable, preparePhoto, type PreparedPhoto } from './preparePhoto.ts';
