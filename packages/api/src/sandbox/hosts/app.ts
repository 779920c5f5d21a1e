import type { Hono } from 'hono';
import { addAdmin } from '../admin/addAdmin.ts';
import type { AdminFiles } from '../admin/files.ts';
import type { Context } from '../core/context.ts';
import type { SandboxControl } from '../core/control.ts';
import type { RunDueJobs } from '../core/jobs/runDueJobs.ts';
import type { ServicePaths } from '../core/schema.ts';
import { passCheck } from '../features/identity/checks.ts';
import { passCardCheck } from '../features/payment/hold.ts';
import { features } from '../features/index.ts';
import { json } from '../http/responses.ts';
import { createHttpApp } from '../http/app.ts';
import { bearerAuth } from '../http/auth.ts';
import type { Description } from '../http/contract/description.ts';
import type { Faults } from '../http/faults/faults.ts';
import type { FaultGuard } from '../http/faults/guard.ts';
import { type RegisteredOperation, routes } from '../http/routes/routes.ts';
import { drawPicture } from '../seed/pictures/pictures.ts';
import { demoPassword, scenarios } from '../seed/scenarios/scenarios.ts';
import { addVendors, vendorOperations } from '../vendors/addVendors.ts';
import type { IdentityService } from '../vendors/identity/index.ts';

export interface AppParts {
  context: Context;
  control: SandboxControl;
  faults: Faults;
  guard: FaultGuard;
  identity: IdentityService;
  runDueJobs: RunDueJobs;
  admin: AdminFiles | undefined;
  publicPath: string;
  pictureColor: ((request: Request) => string) | undefined;
  description: Description;
}

function addPictures(app: Hono, colorFor: AppParts['pictureColor']): void {
  app.get('/pictures/:name{[a-z-]+\\.svg}', ({ req }) => {
    const drawing = drawPicture(req.param('name').replace(/\.svg$/, ''), colorFor?.(req.raw));
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

/** Creates one Hono app with the service, its vendors and the admin pages. */
export function createApp(parts: AppParts): { app: Hono; operations: readonly RegisteredOperation[] } {
  const { context, guard, identity, publicPath, runDueJobs } = parts;
  const app = createHttpApp(publicPath);
  const authenticate = bearerAuth(context);
  const registry = routes<ServicePaths>(app, {
    description: parts.description,
    before: guard,
    async identify(request) {
      const caller = await authenticate(request);
      // A job may have changed the account.
      return runDueJobs(caller.patientId) ? authenticate(request) : caller;
    },
  });
  for (const feature of features) feature(registry, context);
  addPictures(app, parts.pictureColor);
  const passAnyCheck = (secret: string) => passCardCheck(context, secret) || passCheck(context, secret);
  const described = addVendors(app, { context, guard, identity, publicPath, passCheck: passAnyCheck });
  const operationNames = [...registry.registered, ...described].map(({ operationId }) => operationId).sort();
  addAdmin(app, {
    ...parts,
    operationNames: ['*', ...operationNames, 'socket', ...vendorOperations],
    seeded: { accounts: scenarios, password: demoPassword },
    files: parts.admin,
  });
  return { app, operations: registry.registered };
}
