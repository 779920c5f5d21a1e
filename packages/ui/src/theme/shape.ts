import { cssValue } from './cssValue.ts';
import type { Shape } from './sources.ts';
import { type ResolvedToken, type TokenTree } from './tokens.ts';

const isGroup = (value: unknown): value is TokenTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Maps each token of `source` to the result of `leaf`, keeping the keys. The only place that casts untyped JSON to
 * the type TypeScript infers from the file.
 */
export function mapShape<Tree extends object, Leaf>(
  source: Tree,
  leaf: (path: string) => Leaf,
): Shape<Tree, Leaf> {
  const walk = (node: object, path: readonly string[]): object =>
    Object.fromEntries(
      Object.entries(node)
        .filter(([key, child]) => !key.startsWith('$') && isGroup(child))
        .map(([key, child]) => {
          const here = [...path, key];
          return [key, '$value' in child ? leaf(here.join('.')) : walk(child, here)];
        }),
    );
  return walk(source, []) as Shape<Tree, Leaf>;
}

/** CSS value of every token in `source`, looked up in the resolved tokens. */
export function cssShape<Tree extends object>(
  source: Tree,
  tokens: ReadonlyMap<string, ResolvedToken>,
): Shape<Tree, string> {
  return mapShape(source, (path) => {
    const token = tokens.get(path);
    if (!token) throw new Error(`No token named ${path}`);
    return cssValue(token);
  });
}
