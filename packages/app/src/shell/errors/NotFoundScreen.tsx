import { ErrorPage } from '@patient/ui/ErrorPage';
import { MESSAGES } from '#shared/messages.ts';

/** Screen of URLs that match no route (specification section 2). */
export function NotFoundScreen() {
  return <ErrorPage title={MESSAGES.notFoundTitle} message={MESSAGES.notFound} />;
}
