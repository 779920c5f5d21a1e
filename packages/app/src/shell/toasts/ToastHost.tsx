import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { createToastQueue, ToastRegion } from '@patient/ui/Toast';
import { environmentAtom } from '../../shared/environment.ts';

/** Connects the notifier to what shows its messages. */
export function NotificationHost() {
  const { notifier } = useAtomValue(environmentAtom);
  const [queue] = useState(createToastQueue);
  useEffect(() => notifier.connect((message) => queue.show(message)), [notifier, queue]);
  return <ToastRegion queue={queue} />;
}
