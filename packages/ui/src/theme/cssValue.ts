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

const formatters: Readonly<Record<string, (value: unknown) => string>> = {
  color,
  dimension: measure,
  duration: measure,
  shadow,
  fontFamily,
  cubicBezier: (value) => `cubic-bezier(${(Array.isArray(value) ? value : []).join(', ')})`,
  number: String,
  fontWeight: String,
};

/** Supported token types (`$type`), all of the DTCG format. */
export const cssTypes: ReadonlySet<string> = new Set(Object.keys(formatters));

/**
 * CSS value of a resolved token.
 * @throws Error for an unsupported token type.
 */
export function cssValue(token: ResolvedToken): string {
  if (token.type === 'keyword') return String(token.value);
  const format = formatters[token.type];
  if (!format) throw new Error(`No CSS for tokens of type "${token.type}"`);
  return format(token.value);
}
