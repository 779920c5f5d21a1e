/** Item of a list whose name another one may have. */
interface NamedItem {
  readonly name: string;
  /** What may tell it apart, the most helpful first. */
  readonly details: readonly string[];
}

const detailsUpTo = ({ details }: NamedItem, count: number): string => details.slice(0, count).join(', ');

/**
 * What completes the names of items with the same name: as many of their details as tell them apart, or all of them and the
 * place among those that are alike. Undefined for a name that only one item has.
 */
export function distinctions(items: readonly NamedItem[]): (string | undefined)[] {
  return items.map((item) => {
    const twins = items.filter(({ name }) => name === item.name);
    if (twins.length === 1) return undefined;
    const alike = (count: number) =>
      twins.filter((other) => detailsUpTo(other, count) === detailsUpTo(item, count));
    const needed = item.details.findIndex((_, at) => alike(at + 1).length === 1) + 1;
    if (needed > 0) return detailsUpTo(item, needed);
    const same = alike(Infinity);
    const place = same.length > 1 ? [`${same.indexOf(item) + 1} of ${same.length}`] : [];
    return [...item.details, ...place].join(', ');
  });
}
