import { json } from '../http/responses.ts';
import { HttpError } from '../core/httpError.ts';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const LARGEST_INPUT = 64 * 1024;

/**
 * Whether a request names this machine as its host. Another name that leads here is another site's: its page could make a
 * browser read mails with their links (DNS rebinding), and its requests look as if they came from the same origin.
 */
function isLocal(request: Request): boolean {
  const { hostname } = new URL(request.url);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * Whether a change may come from where it comes from. Browsers name the origin of every such request; programs, such as
 * tests, don't and are let through.
 */
function isSameOrigin(request: Request): boolean {
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

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** Guards everything at `/__sandbox` against other sites and huge bodies. */
export function addGate(app: Hono): void {
  app.use('/__sandbox/*', limited, async ({ req }, next) => {
    if (!isLocal(req.raw)) {
      throw new HttpError(403, 'Open the sandbox at a host of this machine, such as localhost');
    }
    if (!isRead(req.raw) && !isSameOrigin(req.raw)) {
      throw new HttpError(403, 'Only a page of the sandbox itself may ask for this');
    }
    await next();
  });
}
