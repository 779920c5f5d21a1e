import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { errorResponse, json } from './responses.ts';
import { withoutPrefix } from './paths.ts';

/** Hono app that serves its routes both at the root and under `publicPath`. */
export function createHttpApp(publicPath: string): Hono {
  const app = new Hono({ getPath: (request) => withoutPrefix(getPath(request), publicPath) });
  app.notFound(({ req }) => json(404, { message: `The service has no ${req.method} ${req.path}` }));
  app.onError(errorResponse);
  return app;
}
