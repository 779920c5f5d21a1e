import type { Size } from './pictureSize.ts';

/** Maximum size of an uploaded file, bytes (decisions, "Registration" and "Chat"). */
export const MAX_FILE_BYTES = 10_000_000;

/** Where a file is used. */
export type FilePlace = 'chat' | 'question' | 'id' | 'selfie' | 'avatar';

/** Why a file is rejected. */
export type FileProblem =
  | 'unavailable'
  | 'empty'
  | 'wrongType'
  | 'tooLarge'
  | 'tooSmall'
  | 'tooLong'
  | 'incomplete'
  | 'unreadable'
  | 'unreadableHeic'
  | 'pdfPassword'
  | 'pdfIncomplete'
  | 'pdfEmpty';

/** Why a photo may be no use. */
export type FileWarning = 'dark' | 'plain' | 'blurred';

/** Cleaned file, or why it is rejected. */
export type PreparedFile =
  | { readonly content: Blob; readonly warning?: FileWarning | undefined; readonly problem?: never }
  | { readonly problem: FileProblem; readonly content?: never; readonly warning?: never };

/** What a place accepts. */
interface PlaceRules {
  readonly acceptsPdf: boolean;
  /** Smallest picture, whichever way it is turned. */
  readonly smallest: Size;
  /** Whether the picture itself is checked: where a doctor decides by it, and can't request another one in a chat. */
  readonly isChecked: boolean;
}

/** Decision 78 gives the reason for each size. */
export const places: Readonly<Record<FilePlace, PlaceRules>> = {
  chat: { acceptsPdf: true, smallest: { width: 32, height: 16 }, isChecked: false },
  question: { acceptsPdf: false, smallest: { width: 320, height: 160 }, isChecked: true },
  id: { acceptsPdf: false, smallest: { width: 600, height: 360 }, isChecked: true },
  selfie: { acceptsPdf: false, smallest: { width: 240, height: 240 }, isChecked: true },
  avatar: { acceptsPdf: false, smallest: { width: 64, height: 64 }, isChecked: false },
};
