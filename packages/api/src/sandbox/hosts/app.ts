import { Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import { bodyLimit } from 'hono/body-limit';
import { ensureSeededAccount } from '../vendors/identity/seededAccounts.ts';
import type { SandboxControl } from './control.ts';
import type { Context } from '../core/context.ts';
import { domains } from '../features/index.ts';
import type { Faults } from '../http/faults/faults.ts';
import type { faultGuard } from '../http/faults/guard.ts';
import { bearerAuth } from '../http/auth.ts';
import { answerTo, json } from '../http/httpError.ts';
import { type IdentityService, identityActionOf } from '../vendors/identity/index.ts';
import { addNeighbours } from '../vendors/addVendors.ts';
import { addPanel } from '../admin/addAdmin.ts';
import type { PanelFiles } from '../admin/files.ts';
import { catchUp } from '../core/jobs/runDueJobs.ts';
import { drawPicture } from '../seed/pictures/pictures.ts';
import { type RegisteredOperation, routes } from '../http/routes/routes.ts';
import type { ServicePaths } from '../core/schema.ts';

export interface AppParts {
  context: Context;
  control: SandboxControl;
  faults: Faults;
  guard: ReturnType<typeof faultGuard>;
  identity: IdentityService;
  panel: PanelFiles | undefined;
  publicPath: string;
}

/** Bytes of one identity request; the largest real one is a few thousand. */
const LARGEST_IDENTITY_BODY = 64 * 1024;

function addIdentity(app: Hono, { context, guard, identity }: AppParts): void {
  const limited = bodyLimit({
    maxSize: LARGEST_IDENTITY_BODY,
    onError: () => json(413, { message: 'The request body is too large' }),
  });
  app.post('/identity', limited, async ({ req }) => {
    const early = await guard(`identity.${identityActionOf(req.raw) ?? 'unknown'}`, req.raw);
    if (early !== undefined) return early;
    await ensureSeededAccount(context.store, req.raw);
    return identity.handle(req.raw);
  });
}

function addPictures(app: Hono): void {
  app.get('/pictures/:name{[a-z-]+\\.svg}', ({ req }) => {
    const drawing = drawPicture(req.param('name').replace(/\.svg$/, ''));
    if (drawing === undefined) return json(404, { message: 'There is no such picture' });
    return new Response(drawing, {
      headers: {
        'content-type': 'image/svg+xml',
        'cache-control': 'public, max-age=3600',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        'x-content-type-options': 'nosniff',
      },
    });
  });
}

/** The whole service as one Hono app. It answers at the root and, just the same, under `publicPath`. */
export function createApp(parts: AppParts): { app: Hono; operations: readonly RegisteredOperation[] } {
  const { context, guard, identity, publicPath } = parts;
  const app = new Hono({ getPath: (request) => withoutPrefix(getPath(request), publicPath) });
  const authenticate = bearerAuth({ store: context.store, verifyToken: identity.verifyToken });
  const registry = routes<ServicePaths>(app, {
    before: guard,
    async identify(request) {
      const caller = await authenticate(request);
      // What has just happened may have changed the account itself.
      return catchUp(context, caller.patientId) ? authenticate(request) : caller;
    },
  });
  for (const domain of domains) domain(registry, context);
  addIdentity(app, parts);
  addPictures(app);
  const operations = [...registry.registered, ...addNeighbours(app, parts)];
  addPanel(app, { ...parts, operations, files: parts.panel });
  app.notFound(({ req }) => json(404, { message: `The service has no ${req.method} ${req.path}` }));
  app.onError(answerTo);
  return { app, operations: registry.registered };
}

/** The path inside the service, when a path is one of the service's under its prefix; else the path itself. */
export function withoutPrefix(path: string, prefix: string): string {
  if (path === prefix) return '/';
  return prefix !== '' && path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}
