import { Button } from '@patient/ui/Button';
import { createToastQueue, ToastRegion } from '@patient/ui/Toast';

const queue = createToastQueue();

/** The region is mounted before the first message, so that screen readers announce it. */
export const Page = () => (
  <main>
    <Button onPress={() => queue.show({ kind: 'info', message: 'Done !' })}>Save</Button>
    <ToastRegion queue={queue} />
  </main>
);
