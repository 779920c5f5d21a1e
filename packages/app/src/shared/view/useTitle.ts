import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { environmentAtom } from '../environment.ts';

/**
 * Title of the document, more specific than the route's, which stays while it is undefined. It is visible to others beside the
 * patient, so it names no medicine or condition.
 */
export function useTitle(title: string | undefined): void {
  const { brand } = useAtomValue(environmentAtom);
  useEffect(() => {
    if (title !== undefined) document.title = `${title} | ${brand.title}`;
  }, [title, brand]);
}
