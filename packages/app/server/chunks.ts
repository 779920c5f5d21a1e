/** One entry of Vite's manifest, as far as pages need it. */
export interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** Vite's manifest: chunks by the source they were made from. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Files a page needs before it can run, each named once, what others build on first. */
export interface PageChunks {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Everything the named sources import at once; what they load later is left out.
 * @throws Error naming a source the manifest does not know.
 */
export function chunksOf(manifest: Manifest, sources: readonly string[]): PageChunks {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (source: string) => {
    if (visited.has(source)) return;
    visited.add(source);
    const chunk = manifest[source];
    if (!chunk) throw new Error(`The build made no chunk of ${source}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles] };
}
