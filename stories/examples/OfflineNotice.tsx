import { OfflineNotice } from '@patient/ui/OfflineNotice';

/** Always mounted, so that screen readers announce changes in it. */
export const Connection = ({ isOnline, waiting }: { isOnline: boolean; waiting: number }) => (
  <OfflineNotice connection={isOnline ? 'online' : 'offline'} waitingCount={waiting} />
);
