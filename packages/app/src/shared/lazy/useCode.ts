import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { environmentAtom } from '../environment.ts';
import type { QueryState } from '../view/QueryView.tsx';
import type { LateCode } from './lateCode.ts';
import { reloadForStaleChunk } from './reloadForStaleChunk.ts';

/** How a load ended; undefined while it is under way. */
type Ended<Code> = { readonly data: Code } | { readonly error: Error } | undefined;

/**
 * Late code as a query: a QueryView shows its skeleton until it has loaded, and a failure with a way to try again. A
 * chunk of an older release reloads the page.
 * @param isWanted whether the part is on the page; what nobody waits for is not loaded, and reloads nothing
 */
export function useCode<Code>(
  late: Pick<LateCode<Code>, 'loaded' | 'load'>,
  isWanted = true,
): QueryState<Code> {
  const environment = useAtomValue(environmentAtom);
  const [ended, setEnded] = useState<Ended<Code>>();
  const load = useCallback(
    () =>
      environment.activity.track(late.load()).then(
        (data) => setEnded({ data }),
        async (failure: unknown) => {
          if (await reloadForStaleChunk(failure, environment)) return;
          setEnded({ error: failure instanceof Error ? failure : new Error('No code', { cause: failure }) });
        },
      ),
    [late, environment],
  );
  // What was loaded ahead is drawn at once.
  const data = ended && 'data' in ended ? ended.data : late.loaded();
  // By what was drawn, since code that arrives before this effect draws nothing by itself.
  const isDrawn = data !== undefined;
  useEffect(() => {
    if (isWanted && !isDrawn) void load();
  }, [isWanted, isDrawn, load]);
  return {
    data,
    error: ended && 'error' in ended ? ended.error : null,
    isFetching: ended === undefined,
    refetch() {
      setEnded(undefined);
      return load();
    },
  };
}
