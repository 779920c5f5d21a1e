import { useAtomValue } from 'jotai';
import { preloadable } from '@patient/ui/lazy';
import { environmentAtom } from '#shared/environment.ts';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { reloadForStaleChunk } from '#shared/lazy/reloadForStaleChunk.ts';
import { useIsQuiet } from '#shared/service/useIsQuiet.ts';
import { Boundary } from '#shared/view/Boundary.tsx';
import { BareToast } from './BareToast.tsx';

const ToastHost = preloadable(loadCode(async () => (await import('./ToastHost.tsx')).ToastHost));

const bareToast = (_error: unknown, retry: () => void) => <BareToast retry={retry} />;

/** The one notification. Its code comes once the page has what it waits for; messages wait in the queue until then. */
export function Toasts() {
  const environment = useAtomValue(environmentAtom);
  if (!useIsQuiet()) return null;
  return (
    <Boundary fallback={bareToast} onError={(error) => void reloadForStaleChunk(error, environment)}>
      <ToastHost />
    </Boundary>
  );
}
