import { ErrorPage } from '@patient/ui/ErrorPage';
import { MESSAGES } from '#shared/messages.ts';

/** Any address outside the table of routes (specification section 2). */
export function NotFoundScreen() {
  return <ErrorPage title={MESSAGES.notFoundTitle} message={MESSAGES.notFound} />;
}
