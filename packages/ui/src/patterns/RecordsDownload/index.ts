export { RecordsDownload, type RecordsDownloadProps, type RecordsDownloadState } from './RecordsDownload.tsx';
export type { RecordsDownloadStrings } from './strings.ts';
