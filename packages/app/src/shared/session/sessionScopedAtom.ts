import { atom, type WritableAtom } from 'jotai';

/** Number of sign-ins and sign-outs so far; `createAppStore` counts them. */
export const sessionGenerationAtom = atom(0);

/** Number of sign-ins so far; `createAppStore` counts them. */
export const signInsAtom = atom(0);

/** Atom that resets to `initial` on every sign-in and sign-out, so that nothing passes from one person to the next. */
export function sessionScopedAtom<Value>(initial: Value): WritableAtom<Value, [Value], void> {
  // A new atom for each session: the store drops the value of an atom that nobody refers to.
  const own = atom((get) => {
    get(sessionGenerationAtom);
    return atom({ value: initial });
  });
  return atom(
    (get) => get(get(own)).value,
    (get, set, value) => set(get(own), { value }),
  );
}
