/** Limits of a FileDrop. */
export interface FileLimits {
  /** Allowed types in `accept` syntax: `image/jpeg`, `image/*`, `.pdf`. Undefined allows every type. */
  accept?: readonly string[] | undefined;
  /** Maximum size of one file, in bytes. */
  maxBytes?: number | undefined;
  /** Maximum number of files. */
  maxFiles?: number | undefined;
}

/** Why a file was rejected. */
export type FileProblem = 'type' | 'size' | 'empty' | 'count';

/** Rejected file and the reason. */
export interface RejectedFile {
  readonly file: File;
  readonly problem: FileProblem;
}

/** File properties used by the check. */
export type FileInfo = Pick<File, 'name' | 'type' | 'size'>;

function isAccepted({ name, type }: FileInfo, accept: readonly string[]): boolean {
  return accept.some((one) => {
    if (one.startsWith('.')) return name.toLowerCase().endsWith(one.toLowerCase());
    return one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : type === one;
  });
}

/** Splits new files into accepted and rejected ones, given `count` existing files. */
export function checkFiles<Info extends FileInfo>(
  files: readonly Info[],
  count: number,
  { accept, maxBytes = Infinity, maxFiles = Infinity }: FileLimits,
): {
  readonly accepted: readonly Info[];
  readonly rejected: readonly { file: Info; problem: FileProblem }[];
} {
  const accepted: Info[] = [];
  const rejected: { file: Info; problem: FileProblem }[] = [];
  for (const file of files) {
    const problem: FileProblem | undefined =
      accept && !isAccepted(file, accept)
        ? 'type'
        : file.size > maxBytes
          ? 'size'
          : file.size === 0
            ? 'empty'
            : count + accepted.length >= maxFiles
              ? 'count'
              : undefined;
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
