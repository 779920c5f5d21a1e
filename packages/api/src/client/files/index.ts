export { isCanvasReliable } from './isCanvasReliable.ts';
export {
  MAX_FILE_BYTES,
  places,
  type FilePlace,
  type FileProblem,
  type FileWarning,
  type PreparedFile,
} from './places.ts';
export { prepareFile } from './prepareFile.ts';
export { pdfName, uploadName } from './uploadName.ts';
