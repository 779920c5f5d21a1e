import { RouteProgress } from '@patient/ui/RouteProgress';

/** Once in the app; nothing is shown for a page that comes within 200 ms. */
export const PageProgress = ({ isNavigating }: { isNavigating: boolean }) => (
  <RouteProgress isLoading={isNavigating} />
);
