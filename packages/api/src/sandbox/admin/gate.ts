import { json } from '../http/answers.ts';
import { HttpError } from '../core/httpError.ts';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const LARGEST_INPUT = 64 * 1024;

/**
 * Whether a request that changes something may come from where it comes from. Browsers say so on every such
 * request; a program, such as a test, says nothing and is let through.
 */
function isFromHere(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

const limited = bodyLimit({
  maxSize: LARGEST_INPUT,
  onError: () => json(413, { message: 'The request body is too large' }),
});

/** Stands in front of everything at `/__sandbox`: nothing is done for a page of another site, or for a huge body. */
export function addGate(app: Hono): void {
  app.use('/__sandbox/*', limited, async ({ req }, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD' && !isFromHere(req.raw)) {
      throw new HttpError(403, 'Only a page of the sandbox itself may ask for this');
    }
    await next();
  });
}
