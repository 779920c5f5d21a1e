/**
 * One atom per parameter, created on first use and shared by all components that use the parameter.
 * @param keyOf key of a parameter that isn't the same value each time, such as an object
 */
export function family<Param, Created>(
  create: (param: Param) => Created,
  keyOf: (param: Param) => unknown = (param) => param,
): (param: Param) => Created {
  const atoms = new Map<unknown, Created>();
  return (param) => {
    const key = keyOf(param);
    const known = atoms.get(key);
    if (known !== undefined) return known;
    const created = create(param);
    atoms.set(key, created);
    return created;
  };
}
