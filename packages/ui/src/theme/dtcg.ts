/** The shape of a Design Tokens Community Group file. */
import { cssTypes } from './cssValue.ts';
import type { TokenTree } from './tokens.ts';

const properties = new Set(['$type', '$value', '$description', '$extensions', '$deprecated']);

const isRecord = (value: unknown): value is TokenTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAlias = (value: unknown) => typeof value === 'string' && /^\{[^{}]+\}$/.test(value);

/** A colour says itself twice, for tools that read only one of them: the two have to agree to the byte. */
function colorProblem(value: unknown): string | undefined {
  if (!isRecord(value)) return 'a color is an object with colorSpace, components and hex';
  const { components, hex, colorSpace } = value;
  if (colorSpace !== 'srgb' || !Array.isArray(components) || components.length !== 3)
    return 'a color needs colorSpace "srgb" and three components';
  const written = `#${components.map((part) => byte(Number(part))).join('')}`;
  const near = typeof hex === 'string' && /^#[0-9a-f]{6}$/.test(hex) && distance(written, hex) <= 1;
  return near ? undefined : `hex ${String(hex)} is not the colour of its components, ${written}`;
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
  if (group) return `a token holds no other tokens (${group})`;
  if (value === undefined || value === null) return 'no value';
  if (isAlias(value)) return type === undefined || cssTypes.has(type) ? undefined : `unknown type ${type}`;
  if (type === undefined) return 'no type, neither its own nor a group’s';
  if (!cssTypes.has(type)) return `unknown type ${type}`;
  return type === 'color' ? colorProblem(value) : undefined;
}

/** What is wrong with the shape of a token file, each as `path: reason`; empty when nothing is. */
export function dtcgProblems(tree: TokenTree, path = '', inherited?: string): readonly string[] {
  const type = typeof tree['$type'] === 'string' ? tree['$type'] : inherited;
  return Object.entries(tree).flatMap(([key, node]) => {
    const here = path === '' ? key : `${path}.${key}`;
    if (key.startsWith('$')) return properties.has(key) ? [] : [`${here}: unknown property`];
    if (/[{}.]/.test(key)) return [`${here}: a name holds no braces and no dots`];
    if (!isRecord(node)) return [`${here}: neither a token nor a group`];
    if (!('$value' in node)) return dtcgProblems(node, here, type);
    const problem = tokenProblem(node, type);
    return problem === undefined ? [] : [`${here}: ${problem}`];
  });
}
