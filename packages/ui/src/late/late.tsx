import { useEffect, useState, type ComponentType, type JSX } from 'react';

/** A component whose code comes when it is first wanted. */
export interface Late<Props> {
  /** Draws it as soon as it is there, and nothing until then; what kept it from loading is thrown where it stands. */
  (props: Props): JSX.Element | null;
  /** Asks for the code ahead of time. A failure is told to whoever draws it, not to whoever points at its button. */
  readonly preload: () => Promise<void>;
}

/**
 * Makes a component that is loaded late. React's `lazy` shows a fallback even for what was loaded ahead of time, and
 * what comes after a fallback waits for 300 ms: too long for a menu.
 * @param load the import of its file
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => {
    loaded ??= await load();
    return loaded;
  };
  function Piece(props: Props) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly reason: unknown }>();
    useEffect(() => {
      if (Loaded) return undefined;
      let isHere = true;
      fetch().then(
        (piece) => isHere && setLoaded(() => piece),
        (reason: unknown) => isHere && setFailure({ reason }),
      );
      return () => {
        isHere = false;
      };
    }, [Loaded]);
    if (failure) throw failure.reason;
    return Loaded ? <Loaded {...props} /> : null;
  }
  const preload = () =>
    fetch().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Piece, { preload });
}
