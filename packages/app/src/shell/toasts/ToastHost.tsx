import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { ToastRegion } from '@patient/ui/Toast';
import { environmentAtom } from '../../shared/environment.ts';
import { hasDatabase, REVOCATIONS } from '../../shared/outbox/databases.ts';

/** Shows the messages of the environment's queue, and does what waits until the first page can be used. */
export function ToastHost() {
  const { toasts, prepareEnd } = useAtomValue(environmentAtom);
  useEffect(() => {
    // A session that ended here without a connection is still to be ended at the identity service.
    void hasDatabase(REVOCATIONS).then((isPending) => isPending && prepareEnd());
  }, [prepareEnd]);
  return <ToastRegion queue={toasts} />;
}
