/** One atom per key, created on first use and shared by all components that use the key. */
export function family<Key extends string, Created>(create: (key: Key) => Created): (key: Key) => Created {
  const atoms = new Map<Key, Created>();
  return (key) => {
    const known = atoms.get(key);
    if (known !== undefined) return known;
    const created = create(key);
    atoms.set(key, created);
    return created;
  };
}
