/** Structure checks for Design Tokens Community Group files. */
import { cssTypes } from './cssValue.ts';
import { aliasOf, type TokenTree } from './tokens.ts';

const properties = new Set(['$type', '$value', '$description', '$extensions', '$deprecated']);

const isRecord = (value: unknown): value is TokenTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Each color has components and a hex value, for tools that read only one of them; both must match. */
function colorProblem(value: unknown): string | undefined {
  if (!isRecord(value)) return 'a color must be an object with colorSpace, components and hex';
  const { components, hex, colorSpace } = value;
  if (colorSpace !== 'srgb' || !Array.isArray(components) || components.length !== 3)
    return 'a color needs colorSpace "srgb" and three components';
  const expected = `#${components.map((part) => byte(Number(part))).join('')}`;
  const matches = typeof hex === 'string' && /^#[0-9a-f]{6}$/.test(hex) && distance(expected, hex) <= 1;
  return matches ? undefined : `hex ${String(hex)} does not match its components, ${expected}`;
}

const units: Readonly<Record<string, readonly string[]>> = {
  dimension: ['px', 'rem'],
  duration: ['ms', 's'],
};

/** A dimension is in px or rem, a duration in ms or s. The format has no other units, such as em. */
function measureProblem(type: string, value: unknown): string | undefined {
  const allowed = units[type];
  if (!allowed) return undefined;
  const isValid =
    isRecord(value) && typeof value['value'] === 'number' && allowed.includes(String(value['unit']));
  return isValid ? undefined : `a ${type} is a number of ${allowed.join(' or ')}`;
}

const byte = (part: number) =>
  Math.round(part * 255)
    .toString(16)
    .padStart(2, '0');

const distance = (one: string, other: string) =>
  Math.max(
    ...[1, 3, 5].map((at) =>
      Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
    ),
  );

function tokenProblem(token: TokenTree, inherited: string | undefined): string | undefined {
  const type = typeof token['$type'] === 'string' ? token['$type'] : inherited;
  const value = token['$value'];
  const group = Object.keys(token).find((key) => !key.startsWith('$'));
  if (group) return `a token cannot contain other tokens (${group})`;
  if (value === undefined || value === null) return 'no value';
  if (aliasOf(value) !== undefined)
    return type === undefined || cssTypes.has(type) ? undefined : `unknown type ${type}`;
  if (type === undefined) return 'no type on the token or its groups';
  if (!cssTypes.has(type)) return `unknown type ${type}`;
  return type === 'color' ? colorProblem(value) : measureProblem(type, value);
}

/** Problems with the structure of a token file, each as `path: reason`; empty for a valid file. */
export function dtcgProblems(tree: TokenTree, path = '', inherited?: string): readonly string[] {
  const type = typeof tree['$type'] === 'string' ? tree['$type'] : inherited;
  return Object.entries(tree).flatMap(([key, node]) => {
    const here = path === '' ? key : `${path}.${key}`;
    if (key.startsWith('$')) return properties.has(key) ? [] : [`${here}: unknown property`];
    if (/[{}.]/.test(key)) return [`${here}: a name cannot contain braces or dots`];
    if (!isRecord(node)) return [`${here}: neither a token nor a group`];
    if (!('$value' in node)) return dtcgProblems(node, here, type);
    const problem = tokenProblem(node, type);
    return problem === undefined ? [] : [`${here}: ${problem}`];
  });
}
