import { useAtomValue, useStore } from 'jotai';
import { basicsDraftAtom } from '../data/basics.ts';
import type { Basics } from '../rules/basics.ts';

/**
 * Answers that are checked now. What is typed meanwhile wants a check of its own: the patient stays, and continues with it.
 * @returns whether they are still as they were drawn
 */
export function useUnchanged(...names: readonly (keyof Basics)[]): () => boolean {
  const store = useStore();
  const { basics } = useAtomValue(basicsDraftAtom);
  return () => {
    const latest = store.get(basicsDraftAtom).basics;
    return names.every((name) => latest[name] === basics[name]);
  };
}
