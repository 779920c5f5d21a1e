export { FileDrop, type FileDropProps } from './FileDrop.tsx';
export type { ChosenFile } from './FileRow.tsx';
export type { FileDropStrings } from './fileStrings.ts';
export type { FileLimits, FileProblem, RejectedFile } from './checkFiles.ts';
export { photoFileTypes } from '../../picture/photoFileTypes.ts';
