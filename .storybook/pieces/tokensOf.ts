import { fixedSources, themedSources } from '../../packages/ui/src/theme/sources.ts';
import { tokenPaths } from '../../packages/ui/src/theme/tokens.ts';

const known = new Set([...tokenPaths(themedSources), ...tokenPaths(fixedSources)]);
const groups = new Set(
  [...known].flatMap((path) => {
    const keys = path.split('.');
    return keys.slice(1).map((_key, index) => keys.slice(0, index + 1).join('.'));
  }),
);

/** Names of style sheets for a group of tokens: `vars.color.text`, `space[4]`. */
const imported: readonly (readonly [name: string, group: string])[] = [
  ['vars', ''],
  ['scale', ''],
  ['space', 'space'],
  ['motion', 'motion'],
];

const join = (group: string, key: string) => (group === '' ? key : `${group}.${key}`);

/** Keys of an expression, without its first name: `color.accent['solid']`. A key known only when it runs is `*`. */
const keysOf = (expression: string): readonly string[] =>
  [...expression.matchAll(/\.(\w+)|\[['"]?([^\]'"]+)['"]?\]/g)].map(
    ([text, dotted, bracketed = '']) => dotted ?? (/^\[(?:\d+|'[^']*')\]$/.test(text) ? bracketed : '*'),
  );

const destructuring = /const \{([^}]+)\} = (\w+)((?:\.\w+)*);/g;

/** Names that a style sheet gives to groups with `const { color } = vars`. */
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

/** Token or group of tokens at the end of a path: `color.status.*` when the last key is known only when it runs. */
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

/** Tokens that a style sheet reads, by path: `color.text.rest`; `color.status.*` for one of a group. */
export function tokensOf(source: string): readonly string[] {
  const body = source.replaceAll(destructuring, '');
  const found = [...groupNames(source)].flatMap(([name, group]) => {
    if (known.has(group)) return new RegExp(`(?<![.\\w'])${name}(?![\\w:'])`).test(body) ? [group] : [];
    const uses = body.matchAll(new RegExp(`(?<![.\\w'])${name}((?:\\.\\w+|\\[[^\\]]+\\])+)`, 'g'));
    return [...uses].flatMap(([, rest = '']) => tokenAt(group, keysOf(rest)) ?? []);
  });
  return [...new Set(found)].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
