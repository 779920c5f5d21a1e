import { useAtomValue } from 'jotai';
import {
  createElement,
  startTransition,
  Suspense,
  use,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { environmentAtom } from '../environment.ts';
import { focusHeading, isFocusLost } from '@patient/ui/focus';
import { Boundary } from '@patient/ui/lazy';
import { loadCode } from './loadCode.ts';
import { reloadForStaleChunk, reportLoadFailure } from './reloadForStaleChunk.ts';

/** Component in a separate chunk. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads the code ahead of time. Ignores a failure, because rendering tries again. */
  readonly preload: () => Promise<void>;
  /** Loads the code; rejects with ConnectionError. */
  readonly load: () => Promise<unknown>;
}

/** Options of {@link lazyPart}. */
export interface LazyPartOptions<Props> {
  /** When the code is loaded: with the first render, or once the page is idle. @default 'render' */
  readonly when?: 'render' | 'idle';
  /** Shown while the code loads. */
  readonly fallback?: ReactNode;
  /** Whether the Suspense around it shows its fallback instead, for a part that would move what is below it. @default false */
  readonly isAwaited?: boolean;
  /** Shown instead of a part that failed. @default nothing, and a notification */
  readonly failure?: (error: unknown, retry: () => void, props: Props) => ReactNode;
  /** Left out silently if it fails. @default false */
  readonly isOptional?: boolean;
  /** Called when the part fails, so that its owner can close it. */
  readonly onFailed?: (props: Props) => void;
}

/** Focuses the heading of the page if the button that was pressed is gone. */
function FocusIfLost() {
  useEffect(() => {
    if (isFocusLost()) focusHeading();
  }, []);
  return null;
}

/**
 * Part of a page that is loaded separately and may fail alone. A chunk of an older release reloads the page.
 * @param importPart imports the component's file
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
  {
    when = 'render',
    fallback,
    isAwaited = false,
    failure,
    isOptional = false,
    onFailed,
  }: LazyPartOptions<Props> = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = loadCode(async () => (loaded = await importPart()));

  const start = () => {
    const code = load();
    // A failure is shown where the code is rendered, which may not happen.
    code.catch(() => undefined);
    return code;
  };

  // Not lazy() with Suspense for loaded code: React shows a fallback for at least 300 ms.
  function Loaded({ code, props }: { code: Promise<ComponentType<Props>> | undefined; props: Props }) {
    const component = code ? use(code) : loaded;
    return component && createElement(component, props);
  }

  function Part(props: Props) {
    const environment = useAtomValue(environmentAtom);
    const { whenIdle } = environment;
    const [code, setCode] = useState(() => (loaded || when === 'idle' ? undefined : start()));
    useEffect(() => {
      if (when === 'idle' && !loaded) void whenIdle().then(() => startTransition(() => setCode(start())));
    }, [whenIdle]);
    const [isRetried, setRetried] = useState(false);
    const handleError = (error: unknown) => {
      onFailed?.(props);
      if (isOptional) return;
      if (failure) reloadForStaleChunk(error, environment, isRetried);
      else reportLoadFailure(error, environment);
    };
    const showFailure = (error: unknown, reset: () => void) => {
      const retry = () => {
        setCode(start());
        setRetried(true);
        reset();
      };
      return failure?.(error, retry, props) ?? null;
    };
    if (!loaded && !code) return fallback;
    const part = (
      <>
        <Loaded code={code} props={props} />
        {isRetried && <FocusIfLost />}
      </>
    );
    return (
      <Boundary onError={handleError} fallback={showFailure}>
        {isAwaited ? part : <Suspense fallback={fallback}>{part}</Suspense>}
      </Boundary>
    );
  }
  const preload = () =>
    load().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Part, { load, preload });
}

/** Loads a part once the page is idle. */
export function usePreload({ preload }: Pick<LazyPart<never>, 'preload'>): void {
  const { whenIdle } = useAtomValue(environmentAtom);
  useEffect(() => void whenIdle().then(preload), [whenIdle, preload]);
}
