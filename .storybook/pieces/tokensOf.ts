import { fixedSources, themedSources } from '../../packages/ui/src/theme/sources.ts';
import { tokenPaths } from '../../packages/ui/src/theme/tokens.ts';

const known = new Set([...tokenPaths(themedSources), ...tokenPaths(fixedSources)]);
const groups = new Set(
  [...known].flatMap((path) => {
    const keys = path.split('.');
    return keys.slice(1).map((_key, index) => keys.slice(0, index + 1).join('.'));
  }),
);

/** Names that style sheets import for groups of tokens: `vars.color.text`, `space[4]`. */
const imported: readonly (readonly [name: string, group: string])[] = [
  ['vars', ''],
  ['scale', ''],
  ['space', 'space'],
  ['motion', 'motion'],
];

const join = (group: string, key: string) => (group === '' ? key : `${group}.${key}`);

/** Keys of an expression without its first name: `color.accent['solid']`. A dynamic key is `*`. */
const keysOf = (expression: string): readonly string[] =>
  [...expression.matchAll(/\.(\w+)|\[['"]?([^\]'"]+)['"]?\]/g)].map(
    ([text, dotted, bracketed = '']) => dotted ?? (/^\[(?:\d+|'[^']*')\]$/.test(text) ? bracketed : '*'),
  );

const destructuring = /const \{([^}]+)\} = (\w+)((?:\.\w+)*);/g;

/** Names of groups that a style sheet destructures: `const { color } = vars`. */
function groupNames(source: string): ReadonlyMap<string, string> {
  const names = new Map(imported);
  for (const [, list = '', from = '', rest = ''] of source.matchAll(destructuring)) {
    const base = names.get(from);
    if (base === undefined) continue;
    const group = keysOf(rest).reduce(join, base);
    for (const entry of list.split(',').filter((text) => text.trim() !== '')) {
      const [key = '', alias = key] = entry.split(':').map((text) => text.trim());
      names.set(alias, join(group, key));
    }
  }
  return names;
}

/** Token or group of tokens at a path: `color.status.*` if the last key is dynamic. */
function tokenAt(group: string, keys: readonly string[]): string | undefined {
  let path = group;
  for (const key of keys) {
    const next = join(path, key);
    if (known.has(next)) return next;
    if (!groups.has(next)) return groups.has(path) ? `${path}.*` : undefined;
    path = next;
  }
  return groups.has(path) ? `${path}.*` : undefined;
}

/** Paths of the tokens used by a style sheet: `color.text.rest`; `color.status.*` for a dynamic key. */
export function tokensOf(source: string): readonly string[] {
  const body = source.replaceAll(destructuring, '');
  const found = [...groupNames(source)].flatMap(([name, group]) => {
    if (known.has(group)) return new RegExp(`(?<![.\\w'])${name}(?![\\w:'])`).test(body) ? [group] : [];
    const uses = body.matchAll(new RegExp(`(?<![.\\w'])${name}((?:\\.\\w+|\\[[^\\]]+\\])+)`, 'g'));
    return [...uses].flatMap(([, rest = '']) => tokenAt(group, keysOf(rest)) ?? []);
  });
  return [...new Set(found)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
