export { isCanvasReliable } from './isCanvasReliable.ts';
export { LARGEST_PHOTO, sentName, type PhotoProblem } from './photoFile.ts';
export { orUnreadable, preparePhoto, type PreparedPhoto } from './preparePhoto.ts';
