import { relative } from 'node:path';

/** Entry of Vite's manifest. */
export interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Vite's manifest: chunks by source file. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Fields of a chunk in the bundler's output. */
export interface OutputChunk {
  readonly fileName: string;
  /** Ids of its modules. */
  readonly moduleIds: readonly string[];
}

/**
 * Adds source files whose chunk contains another entry, which Vite's manifest leaves out.
 * @param root folder to which the keys of the manifest are relative
 */
export function withAllSources(manifest: Manifest, chunks: readonly OutputChunk[], root: string): Manifest {
  const chunkOf = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const sources = chunks.flatMap(({ fileName, moduleIds }) => {
    const chunk = chunkOf.get(fileName);
    return chunk ? moduleIds.map((id) => [relative(root, id), chunk] as const) : [];
  });
  return { ...Object.fromEntries(sources), ...manifest };
}

/** Files that a page loads at startup, without duplicates, dependencies first. */
export interface PageChunks {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Collects the static imports of source files.
 * @throws Error for a source that is not in the manifest.
 */
export function chunksOf(manifest: Manifest, sources: readonly string[]): PageChunks {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (source: string) => {
    if (visited.has(source)) return;
    visited.add(source);
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The manifest has no chunk for ${source}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles] };
}
