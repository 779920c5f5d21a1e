import { OfflineNotice } from '@patient/ui/OfflineNotice';

/** Always there, so that a screen reader hears what changes in it. */
export const Connection = ({ isOnline, waiting }: { isOnline: boolean; waiting: number }) => (
  <OfflineNotice connection={isOnline ? 'online' : 'offline'} waitingCount={waiting} />
);
