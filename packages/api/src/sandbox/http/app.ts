import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { answerTo, json } from './answers.ts';
import { withoutPrefix } from './paths.ts';

/** Hono app that answers at the root and, just the same, under `publicPath`. */
export function createHttpApp(publicPath: string): Hono {
  const app = new Hono({ getPath: (request) => withoutPrefix(getPath(request), publicPath) });
  app.notFound(({ req }) => json(404, { message: `The service has no ${req.method} ${req.path}` }));
  app.onError(answerTo);
  return app;
}
