const PARAMETER = /\{(\w+)\}/g;

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);

/** Hono pattern of a described path. A parameter inside a segment, as in `/get-{type}`, needs a regular expression. */
export function honoPath(template: string): string {
  return template
    .split('/')
    .map((segment, index) => {
      if (/^\{\w+\}$/.test(segment)) return `:${segment.slice(1, -1)}`;
      if (!segment.includes('{')) return segment;
      return `:segment${index}{${escaped(segment).replaceAll(PARAMETER, '[^/]+')}}`;
    })
    .join('/');
}

/** Extracts the parameters of a described path; undefined if the path doesn't match. */
export function pathParameters(template: string, path: string): Record<string, string> | undefined {
  const pattern = escaped(template).replaceAll(PARAMETER, '(?<$1>[^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  if (match === null) return undefined;
  return Object.fromEntries(
    Object.entries(match.groups ?? {}).map(([name, value]) => [name, decoded(value)]),
  );
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
