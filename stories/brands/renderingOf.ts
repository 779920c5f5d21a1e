/** Fields of a story or of its meta. */
interface StoryInput {
  readonly args?: Readonly<Record<string, unknown>>;
  readonly globals?: Readonly<Record<string, unknown>>;
}

/** Part of a story that determines its rendering. */
export interface Rendered {
  readonly input: StoryInput;
  readonly meta: { readonly input: StoryInput };
}

/** Fields that don't change the rendering, and those that stories and their meta merge. */
const invisible: ReadonlySet<string> = new Set(['title', 'name', 'tags', 'play', 'argTypes']);
const merged: ReadonlySet<string> = new Set(['args', 'globals']);

const visibleFields = (input: StoryInput) =>
  Object.entries(input).filter(
    ([key, value]) => !invisible.has(key) && !merged.has(key) && value !== undefined,
  );

/** Numbers of functions and class instances, which are equal only to themselves. */
const numbers = new Map<unknown, number>();

function numberOf(value: unknown): string {
  if (!numbers.has(value)) numbers.set(value, numbers.size);
  return `#${numbers.get(value)}`;
}

const isData = (value: unknown) =>
  typeof value !== 'function' &&
  (typeof value !== 'object' ||
    value === null ||
    Array.isArray(value) ||
    Object.getPrototypeOf(value) === Object.prototype);

/** Text that is the same for stories that render the same before their interactions, in a window of `size`. */
export function renderingOf({ meta, input }: Rendered, size: readonly number[]): string {
  const { viewport: _isInSize, ...globals } = { ...meta.input.globals, ...input.globals };
  const args = { ...meta.input.args, ...input.args };
  return JSON.stringify(
    [visibleFields(meta.input), visibleFields(input), args, globals, size],
    (_key, value: unknown) => (isData(value) ? value : numberOf(value)),
  );
}
