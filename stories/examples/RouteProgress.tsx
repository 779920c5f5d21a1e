import { RouteProgress } from '@patient/ui/RouteProgress';

/** Rendered once in the app; shows nothing for a page that loads within 200 ms. */
export const PageProgress = ({ isNavigating }: { isNavigating: boolean }) => (
  <RouteProgress isLoading={isNavigating} />
);
