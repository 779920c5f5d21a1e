import type { ResolvedToken, TokenTree } from './tokens.ts';

const isRecord = (value: unknown): value is TokenTree => typeof value === 'object' && value !== null;

const field = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined);

function color(value: unknown): string {
  const alpha = field(value, 'alpha');
  const hex = field(value, 'hex');
  if (typeof hex !== 'string') throw new Error(`A color token without hex: ${JSON.stringify(value)}`);
  if (typeof alpha !== 'number' || alpha === 1) return hex;
  return `${hex}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

function measure(value: unknown): string {
  const amount = field(value, 'value');
  const unit = field(value, 'unit');
  if (typeof amount !== 'number' || typeof unit !== 'string')
    throw new Error(`A measure needs value and unit: ${JSON.stringify(value)}`);
  return amount === 0 ? '0' : `${amount}${unit}`;
}

function shadow(value: unknown): string {
  const layers = Array.isArray(value) ? value : [value];
  return layers
    .map((layer) =>
      ['offsetX', 'offsetY', 'blur', 'spread']
        .map((key) => measure(field(layer, key)))
        .concat(color(field(layer, 'color')))
        .join(' '),
    )
    .join(', ');
}

function fontFamily(value: unknown): string {
  const names = Array.isArray(value) ? value : [value];
  return names.map((name) => (/\s/.test(String(name)) ? `"${String(name)}"` : String(name))).join(', ');
}

const writers: Readonly<Record<string, (value: unknown) => string>> = {
  color,
  dimension: measure,
  duration: measure,
  shadow,
  fontFamily,
  cubicBezier: (value) => `cubic-bezier(${(Array.isArray(value) ? value : []).join(', ')})`,
  number: String,
  fontWeight: String,
};

/** Every `$type` the library draws with. */
export const cssTypes: ReadonlySet<string> = new Set(Object.keys(writers));

/**
 * A resolved token as a CSS value.
 * @throws Error for a token type the library does not draw with.
 */
export function cssValue(token: ResolvedToken): string {
  const write = writers[token.type];
  if (!write) throw new Error(`No CSS for tokens of type "${token.type}"`);
  return write(token.value);
}
