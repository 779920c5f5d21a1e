const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** React's internal root of the tree that contains an element. */
function rootOf(element: Element): object {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$')) ?? '';
  let fiber: unknown = Reflect.get(element, key);
  while (isObject(fiber) && isObject(Reflect.get(fiber, 'return'))) fiber = Reflect.get(fiber, 'return');
  const root: unknown = isObject(fiber) ? Reflect.get(fiber, 'stateNode') : undefined;
  if (!isObject(root) || !('current' in root)) throw new Error('React changed how it stores the tree');
  return root;
}

/**
 * Starts counting React commits in the tree that contains an element. Watches the root's `current` tree, which every
 * commit replaces, because the Profiler does nothing in production builds.
 */
export function countCommits(element: Element): () => number {
  const root = rootOf(element);
  let current: unknown = Reflect.get(root, 'current');
  let commits = 0;
  Object.defineProperty(root, 'current', {
    get: () => current,
    set: (tree: unknown) => {
      commits += 1;
      current = tree;
    },
  });
  return () => commits;
}
