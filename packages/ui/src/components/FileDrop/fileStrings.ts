import { sizeText, type FileLimits, type RefusedFile } from './fileProblems.ts';

/** Words of FileDrop. */
export interface FileDropStrings {
  /** The button. @default 'Choose a file', or 'Choose files' */
  choose: (isMultiple: boolean) => string;
  /** The button that opens the camera. @default 'Take a photo' */
  camera: string;
  /** Beside the button, where files can be dragged. @default 'or drop here' */
  drop: string;
  /** Name of the place to drop on, which also takes what is pasted. @default 'Drop or paste here' */
  zone: string;
  /** Why a file was not taken, and what to do. @default '"a.pdf" is not of a type we can take' */
  refused: (refused: RefusedFile, limits: FileLimits) => string;
  /** Said when files were added. @default 'a.jpg added' */
  added: (names: readonly string[]) => string;
  /** Said when one was taken away. @default 'a.jpg removed' */
  removed: (name: string) => string;
  /** Name of the list. @default 'Chosen files' */
  list: string;
  /** State of a file on its way. @default 'Sending…' */
  sending: string;
  /** State of a file that has arrived. @default 'Sent' */
  sent: string;
  /** Name of a file's button. @default 'Remove a.jpg' */
  remove: (name: string) => string;
  /** Name of a file's button. @default 'Try a.jpg again' */
  retry: (name: string) => string;
}

export const english: FileDropStrings = {
  choose: (isMultiple) => (isMultiple ? 'Choose files' : 'Choose a file'),
  camera: 'Take a photo',
  drop: 'or drop here',
  zone: 'Drop or paste here',
  refused: ({ file, problem }, { maxBytes = 0, maxFiles = 0 }) =>
    ({
      type: `“${file.name}” is of a type we cannot take. Choose another file`,
      size: `“${file.name}” is larger than ${sizeText(maxBytes)}. Choose a smaller file`,
      empty: `“${file.name}” has nothing in it. Choose another file`,
      count: `“${file.name}” is one too many: ${maxFiles === 1 ? 'one file is' : `${maxFiles} files are`} the most`,
    })[problem],
  added: (names) => `${names.join(', ')} added`,
  removed: (name) => `${name} removed`,
  list: 'Chosen files',
  sending: 'Sending…',
  sent: 'Sent',
  remove: (name) => `Remove ${name}`,
  retry: (name) => `Try ${name} again`,
};
