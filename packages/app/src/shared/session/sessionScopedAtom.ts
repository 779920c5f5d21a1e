import { atom, type WritableAtom } from 'jotai';

/** Number of sign-ins and sign-outs so far; `createAppStore` counts them. */
export const sessionGenerationAtom = atom(0);

/** Atom that resets to `initial` on every sign-in and sign-out, so that nothing passes from one person to the next. */
export function sessionScopedAtom<Value>(initial: Value): WritableAtom<Value, [Value], void> {
  const held = atom<{ readonly generation: number; readonly value: Value }>();
  return atom(
    (get) => {
      const current = get(held);
      return current?.generation === get(sessionGenerationAtom) ? current.value : initial;
    },
    (get, set, value) => set(held, { generation: get(sessionGenerationAtom), value }),
  );
}
