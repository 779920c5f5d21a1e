import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { focusHeading, isFocusLost } from '@patient/ui/focus';
import { useLastFailure } from '@patient/ui/hooks';
import { SkeletonGroup } from '@patient/ui/Skeleton';
import { failureText } from '../format/failureText.ts';

/** State of a query. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Props of {@link QueryView}. */
export interface QueryViewProps<Data extends readonly unknown[]> {
  /** `children` is called when all of them have loaded. */
  queries: readonly [...{ readonly [Index in keyof Data]: QueryState<Data[Index]> }];
  /** Object of "We couldn't load …" and "Loading …": "your subscriptions". */
  what: string;
  /** Announced while loading. @default `Loading ${what}…` */
  label?: string;
  /** Placeholder while loading. Without it nothing is rendered or announced before the data. */
  skeleton?: ReactNode;
  /** Renders the data, in the order of `queries`. */
  children: (...data: NoInfer<Data>) => ReactNode;
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
  label = `Loading ${what}…`,
  skeleton,
  children,
}: QueryViewProps<Data>) {
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
  if (failure !== undefined) {
    const retry = () => {
      isRetried.current = true;
      for (const query of states) if (hasFailed(query)) void query.refetch();
    };
    // A failed query can be retried while another one is pending.
    const isRetrying = !states.some(hasFailed) && states.some(({ isFetching }) => isFetching);
    return (
      <Alert
        tone="danger"
        title={`We couldn't load ${what}`}
        action={
          <Button isPending={isRetrying} onPress={retry}>
            Try again
          </Button>
        }
      >
        {failureText(failure)}
      </Alert>
    );
  }
  return skeleton === undefined ? null : <SkeletonGroup label={label}>{skeleton}</SkeletonGroup>;
}
