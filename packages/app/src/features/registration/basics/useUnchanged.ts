import { useAtomValue, useStore } from 'jotai';
import { basicsDraftAtom } from '../data/basics.ts';
import type { Basics } from '../rules/basics.ts';
import { useLatestHere } from '#shared/view/useLatest.ts';

/**
 * Answers that are to be checked; call the result when a check begins. What is typed meanwhile wants a check of its own: the
 * patient stays, and continues with it. Who has left the part is led nowhere.
 * @returns a function that says later whether the answers are still as they were drawn, on this part
 */
export function useUnchanged(...names: readonly (keyof Basics)[]): () => () => boolean {
  const store = useStore();
  const { basics } = useAtomValue(basicsDraftAtom);
  const begin = useLatestHere();
  return () => {
    const isLatest = begin();
    return () => {
      const latest = store.get(basicsDraftAtom).basics;
      return isLatest() && names.every((name) => latest[name] === basics[name]);
    };
  };
}
