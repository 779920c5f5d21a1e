import { json } from '../http/responses.ts';
import { HttpError } from '../core/httpError.ts';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const MAX_INPUT_BYTES = 64 * 1024;

/**
 * Whether the host of a request is this machine. With DNS rebinding, another site's host name can resolve to this machine: its
 * pages could read mails with their links, and their requests would count as same-origin.
 */
function isLocal(request: Request): boolean {
  const { hostname } = new URL(request.url);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/**
 * Whether a change is requested by the same origin. Browsers always send the origin of such requests; programs such as tests
 * don't, and are allowed.
 */
function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

const limited = bodyLimit({
  maxSize: MAX_INPUT_BYTES,
  onError: () => json(413, { message: 'The request body is too large' }),
});

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** Protects `/__sandbox` against requests of other sites and large bodies. */
export function addGate(app: Hono): void {
  app.use('/__sandbox/*', limited, async ({ req }, next) => {
    if (!isLocal(req.raw)) {
      throw new HttpError(403, 'Open the sandbox with a host name of this machine, such as localhost');
    }
    if (!isRead(req.raw) && !isSameOrigin(req.raw)) {
      throw new HttpError(403, 'Only the pages of the sandbox may send this request');
    }
    await next();
  });
}
