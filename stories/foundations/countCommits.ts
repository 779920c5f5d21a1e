const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** What React knows the whole tree by that an element stands in. */
function rootOf(element: Element): object {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$')) ?? '';
  let fiber: unknown = Reflect.get(element, key);
  while (isObject(fiber) && isObject(Reflect.get(fiber, 'return'))) fiber = Reflect.get(fiber, 'return');
  const root: unknown = isObject(fiber) ? Reflect.get(fiber, 'stateNode') : undefined;
  if (!isObject(root) || !('current' in root)) throw new Error('React keeps its trees elsewhere now');
  return root;
}

/**
 * Counts how often React commits anything in the tree that an element stands in, from now on. React's Profiler is silent
 * as it is delivered, so this watches the one thing that every commit of either build does: it exchanges the tree.
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
