/** Limits of a FileDrop. */
export interface FileLimits {
  /**
   * Types that the file dialog offers, in `accept` syntax: `image/jpeg`, `image/*`, `.pdf`. Not a check: phones give files a
   * wrong ending or no type. The caller checks the content and reports an `error` of the file.
   */
  accept?: readonly string[] | undefined;
  /** Maximum size of one file, in bytes. */
  maxBytes?: number | undefined;
  /** Maximum number of files. */
  maxFiles?: number | undefined;
}

/** Why a file was rejected. */
export type FileProblem = 'size' | 'count';

/** Rejected file and the reason. */
export interface RejectedFile {
  readonly file: File;
  readonly problem: FileProblem;
}

/** File properties used by the check. */
export type FileInfo = Pick<File, 'name' | 'size'>;

/** Splits new files into accepted and rejected ones, given `count` existing files. */
export function checkFiles<Info extends FileInfo>(
  files: readonly Info[],
  count: number,
  { maxBytes = Infinity, maxFiles = Infinity }: Pick<FileLimits, 'maxBytes' | 'maxFiles'>,
): {
  readonly accepted: readonly Info[];
  readonly rejected: readonly { file: Info; problem: FileProblem }[];
} {
  const accepted: Info[] = [];
  const rejected: { file: Info; problem: FileProblem }[] = [];
  for (const file of files) {
    const problem: FileProblem | undefined =
      file.size > maxBytes ? 'size' : count + accepted.length >= maxFiles ? 'count' : undefined;
    if (problem) rejected.push({ file, problem });
    else accepted.push(file);
  }
  return { accepted, rejected };
}

/** Formatted file size: `10 MB`, `640 kB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  const kilobytes = Math.round(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes} kB` : `${Math.round(bytes / 100_000) / 10} MB`;
}
