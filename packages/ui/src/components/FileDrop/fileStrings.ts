import { sizeText, type FileLimits, type RejectedFile } from './checkFiles.ts';

/** Strings of FileDrop. */
export interface FileDropStrings {
  /** Label of the file button. @default 'Choose a file' or 'Choose files' */
  choose: (isMultiple: boolean) => string;
  /** Label of the camera button. @default 'Take a photo' */
  camera: string;
  /** Hint next to the button where files can be dragged. @default 'or drop here' */
  drop: string;
  /** Accessible name of the drop zone, which also accepts pasted files. @default 'Drop or paste here' */
  zone: string;
  /**
   * Why a file was rejected and what to do next.
   * @default '“a.pdf” is larger than 10 MB. Choose a smaller file'
   */
  rejected: (rejected: RejectedFile, limits: FileLimits) => string;
  /** Announced when files were added. @default 'a.jpg added' */
  added: (names: readonly string[]) => string;
  /** Announced when a file was removed. @default 'a.jpg removed' */
  removed: (name: string) => string;
  /** Accessible name of the file list. @default 'Chosen files' */
  list: string;
  /** State of a file that is uploading. @default 'Sending…' */
  sending: string;
  /** State of an uploaded file. @default 'Sent' */
  sent: string;
  /** Button of a file with a warning. @default 'Use it anyway' */
  accept: string;
  /** Accessible name of a remove button. @default 'Remove a.jpg' */
  remove: (name: string) => string;
  /** Accessible name of a retry button. @default 'Try a.jpg again' */
  retry: (name: string) => string;
}

export const defaultStrings: FileDropStrings = {
  choose: (isMultiple) => (isMultiple ? 'Choose files' : 'Choose a file'),
  camera: 'Take a photo',
  drop: 'or drop here',
  zone: 'Drop or paste here',
  rejected: ({ file, problem }, { maxBytes = 0, maxFiles = 0 }) =>
    ({
      size: `“${file.name}” is larger than ${sizeText(maxBytes)}. Choose a smaller file`,
      count: `“${file.name}” wasn’t added. You can add up to ${maxFiles === 1 ? 'one file' : `${maxFiles} files`}`,
    })[problem],
  added: (names) => `${names.join(', ')} added`,
  removed: (name) => `${name} removed`,
  list: 'Chosen files',
  sending: 'Sending…',
  sent: 'Sent',
  accept: 'Use it anyway',
  remove: (name) => `Remove ${name}`,
  retry: (name) => `Try ${name} again`,
};
