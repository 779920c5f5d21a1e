import { useEffect, useRef, type ReactNode } from 'react';
import { focusHeading, isFocusLost } from '../../focus/pageFocus.ts';
import { useLastFailure } from '../../hooks/useLastFailure.ts';
import { RetryAlert } from '../Alert/index.ts';
import { SkeletonGroup } from '../Skeleton/index.ts';
import { useStrings } from '../../provider/strings.ts';

/** State of a query. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Strings shown by {@link QueryView}. `what` is the content, such as "your subscriptions". */
export interface QueryViewStrings {
  /** Announced while loading. */
  loading: (what: string) => string;
  failed: (what: string) => string;
  retry: string;
}

const defaultStrings: QueryViewStrings = {
  loading: (what) => `Loading ${what}…`,
  failed: (what) => `We couldn't load ${what}`,
  retry: 'Try again',
};

/** Props of {@link QueryView}. */
export interface QueryViewProps<Data extends readonly unknown[]> {
  /** `children` is called when all of them have loaded. */
  queries: readonly [...{ readonly [Index in keyof Data]: QueryState<Data[Index]> }];
  /** Content, as the object of a sentence: "your subscriptions". */
  what: string;
  /** Why it couldn't be loaded, and what to do about it. @default the error's message */
  errorText?: (error: Error) => ReactNode;
  /** Placeholder while loading. Without it nothing is rendered or announced before the data. */
  skeleton?: ReactNode;
  /** Renders the data, in the order of `queries`. */
  children: (...data: NoInfer<Data>) => ReactNode;
  /** Overrides for the default text. */
  strings?: Partial<QueryViewStrings> | undefined;
}

const hasFailed = ({ data, error }: QueryState<unknown>): boolean => data === undefined && error !== null;

/** Narrows the type, because TypeScript does not map tuples: each item has the type of the query at its index. */
const isLoaded = <Data extends readonly unknown[]>(data: readonly unknown[] | Data): data is Data =>
  data.every((each) => each !== undefined);

/**
 * Renders loading, failure and data of one or several queries. Data stays when a refetch fails. During a retry the failure
 * stays, with its button pending.
 */
export function QueryView<Data extends readonly unknown[]>({
  queries,
  what,
  errorText = ({ message }) => message,
  skeleton,
  children,
  strings: overrides,
}: QueryViewProps<Data>) {
  const strings = useStrings('QueryView', defaultStrings, overrides);
  const states: readonly QueryState<unknown>[] = queries;
  const data: readonly unknown[] = states.map((query) => query.data);
  const loaded = isLoaded<Data>(data);
  const latest = states.find(hasFailed)?.error ?? undefined;
  const [failure] = useLastFailure(latest, loaded);
  const isRetried = useRef(false);

  useEffect(() => {
    if (!loaded || !isRetried.current) return;
    isRetried.current = false;
    // The button is gone.
    if (isFocusLost()) focusHeading();
  }, [loaded]);

  if (loaded) return children(...data);
  if (failure === undefined)
    return skeleton === undefined ? null : (
      <SkeletonGroup label={strings.loading(what)}>{skeleton}</SkeletonGroup>
    );
  const retry = () => {
    isRetried.current = true;
    for (const query of states) if (hasFailed(query)) void query.refetch();
  };
  return (
    <RetryAlert
      isLive={false}
      title={strings.failed(what)}
      retry={strings.retry}
      // A failed query can be retried while another one is pending.
      isRetrying={!states.some(hasFailed) && states.some(({ isFetching }) => isFetching)}
      onRetry={retry}
    >
      {errorText(failure)}
    </RetryAlert>
  );
}
