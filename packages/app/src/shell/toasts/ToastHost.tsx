import { useAtomValue } from 'jotai';
import { ToastRegion } from '@patient/ui/Toast';
import { environmentAtom } from '../../shared/environment.ts';

/** Shows the messages of the environment's queue. */
export function ToastHost() {
  return <ToastRegion queue={useAtomValue(environmentAtom).toasts} />;
}
