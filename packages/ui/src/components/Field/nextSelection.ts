import type { MultipleOption } from './option.ts';

/**
 * Selection after a press, in display order. An exclusive answer ("None of these") is never combined with another
 * (question kind `multiple`). Drops values that aren't options.
 */
export function nextSelection<Value extends string>(
  options: readonly Pick<MultipleOption<Value>, 'value' | 'isExclusive'>[],
  before: readonly string[],
  after: readonly string[],
): Value[] {
  const selected = options.filter(({ value }) => after.includes(value));
  const newExclusive = selected.find(({ value, isExclusive }) => isExclusive && !before.includes(value));
  if (newExclusive) return [newExclusive.value];
  const others = selected.filter(({ isExclusive }) => !isExclusive);
  return (others.length > 0 ? others : selected.slice(0, 1)).map(({ value }) => value);
}
