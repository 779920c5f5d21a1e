import type { MultipleOption } from './option.ts';

/**
 * What is chosen after a press, in the order of the options: an exclusive answer ("None of these") never stands
 * beside another (decisions, "Registration", kind `multiple`). Values that are no option are dropped.
 */
export function chosen<Value extends string>(
  options: readonly Pick<MultipleOption<Value>, 'value' | 'isExclusive'>[],
  before: readonly string[],
  after: readonly string[],
): Value[] {
  const taken = options.filter(({ value }) => after.includes(value));
  const alone = taken.find(({ value, isExclusive }) => isExclusive && !before.includes(value));
  if (alone) return [alone.value];
  const others = taken.filter(({ isExclusive }) => !isExclusive);
  return (others.length > 0 ? others : taken.slice(0, 1)).map(({ value }) => value);
}
