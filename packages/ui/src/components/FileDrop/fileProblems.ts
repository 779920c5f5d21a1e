/** What a FileDrop takes. */
export interface FileLimits {
  /** Types as in `accept`: `image/jpeg`, `image/*`, `.pdf`. Undefined takes every file. */
  accept?: readonly string[] | undefined;
  /** Largest file, in bytes. */
  maxBytes?: number | undefined;
  /** Most files together. */
  maxFiles?: number | undefined;
}

/** Why a file is not taken. */
export type FileProblem = 'type' | 'size' | 'empty' | 'count';

/** A file that is not taken, and why. */
export interface RefusedFile {
  readonly file: File;
  readonly problem: FileProblem;
}

/** A file as the rule sees it; a `File` is one. */
export type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

function isAccepted({ name, type }: FileFacts, accept: readonly string[]): boolean {
  return accept.some((one) => {
    if (one.startsWith('.')) return name.toLowerCase().endsWith(one.toLowerCase());
    return one.endsWith('/*') ? type.startsWith(one.slice(0, -1)) : type === one;
  });
}

/** Which files are taken beside `count` that are there, and why the others are not. */
export function sortFiles<Facts extends FileFacts>(
  files: readonly Facts[],
  count: number,
  { accept, maxBytes = Infinity, maxFiles = Infinity }: FileLimits,
): { readonly taken: readonly Facts[]; readonly refused: readonly { file: Facts; problem: FileProblem }[] } {
  const taken: Facts[] = [];
  const refused: { file: Facts; problem: FileProblem }[] = [];
  for (const file of files) {
    const problem: FileProblem | undefined =
      accept && !isAccepted(file, accept)
        ? 'type'
        : file.size > maxBytes
          ? 'size'
          : file.size === 0
            ? 'empty'
            : count + taken.length >= maxFiles
              ? 'count'
              : undefined;
    if (problem) refused.push({ file, problem });
    else taken.push(file);
  }
  return { taken, refused };
}

/** A size in words: `10 MB`, `640 kB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${Math.round(bytes / 100_000) / 10} MB`;
}
