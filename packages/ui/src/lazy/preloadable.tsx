import { useEffect, useState, type ComponentType, type JSX } from 'react';

/** Lazily loaded component whose code can be requested before it's rendered. */
export interface Preloadable<Props> {
  /** Renders nothing until the code has loaded. Throws a load error during render, for an error boundary. */
  (props: Props): JSX.Element | null;
  /** Loads the code ahead of time, for example on hover. Ignores errors; a later render or preload retries. */
  readonly preload: () => Promise<void>;
  /** Loads the code before it is rendered; rejects if it fails to load. */
  readonly ready: () => Promise<unknown>;
}

/**
 * Creates a lazily loaded component. Unlike React's `lazy`, it renders preloaded code without a fallback; React keeps
 * a fallback on the screen for at least 300 ms, which is too slow for a menu.
 * @param load imports the component's file
 */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  function LazyComponent(props: Props) {
    const [Component, setComponent] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    useEffect(() => {
      if (Component) return undefined;
      let isMounted = true;
      loadOnce().then(
        (component) => isMounted && setComponent(() => component),
        (error: unknown) => isMounted && setFailure({ error }),
      );
      return () => {
        isMounted = false;
      };
    }, [Component]);
    if (failure) throw failure.error;
    return Component ? <Component {...props} /> : null;
  }
  const preload = () =>
    loadOnce().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(LazyComponent, { preload, ready: loadOnce });
}
