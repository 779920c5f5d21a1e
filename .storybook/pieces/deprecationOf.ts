/** Doc comment directly above an exported function or constant, and its name. */
const documented = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export (?:function|const) (\w+)/g;

/**
 * Text of the `@deprecated` tag of an exported component: what to use in its place.
 * @returns undefined without the tag.
 */
export function deprecationOf(name: string, source: string): string | undefined {
  const comment = [...source.matchAll(documented)].find(([, , exported]) => exported === name)?.[1] ?? '';
  return /@deprecated([^@]*)/
    .exec(comment)?.[1]
    ?.replaceAll(/\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
