import { cssValue } from './cssValue.ts';
import type { Shape } from './sources.ts';
import { type ResolvedToken, type TokenTree } from './tokens.ts';

const isGroup = (value: unknown): value is TokenTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A tree of the same keys as `source`, with what `leaf` makes of each token's path.
 * The one place where a walk over untyped JSON is given the type TypeScript reads off the file.
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

/** The CSS values of every token of `source`, read from resolved tokens. */
export function cssShape<Tree extends object>(
  source: Tree,
  tokens: ReadonlyMap<string, ResolvedToken>,
): Shape<Tree, string> {
  return mapShape(source, (path) => {
    const token = tokens.get(path);
    if (!token) throw new Error(`No token is called ${path}`);
    return cssValue(token);
  });
}
