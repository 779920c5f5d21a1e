import { useEffect, useState, type ComponentType } from 'react';

/** The one notification. Its code comes after the page has been painted; messages until then wait for it. */
export function Toasts() {
  const [Host, setHost] = useState<ComponentType>();
  useEffect(() => {
    let isMounted = true;
    import('./ToastHost.tsx').then(
      ({ ToastHost }) => isMounted && setHost(() => ToastHost),
      // Without it a failure is still told where it belongs; the next message tries again on the next page.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return Host && <Host />;
}
