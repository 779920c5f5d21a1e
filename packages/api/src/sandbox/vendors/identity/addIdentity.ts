import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { SandboxStore } from '../../core/store.ts';
import { json } from '../../http/responses.ts';
import type { FaultGuard } from '../../http/faults/guard.ts';
import { ensureSeededAccount } from './seededAccounts.ts';
import { type IdentityService, identityActionOf } from './service.ts';

/** Maximum bytes of a request; real ones have at most a few thousand. */
const MAX_BODY_BYTES = 64 * 1024;

/** Adds the identity service's protocol at `/identity`. */
export function addIdentity(
  app: Hono,
  { store, guard, service }: { store: SandboxStore; guard: FaultGuard; service: IdentityService },
): void {
  const limited = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: () => json(413, { message: 'The request body is too large' }),
  });
  app.post('/identity', limited, async ({ req }) => {
    const faulted = await guard(`identity.${identityActionOf(req.raw) ?? 'unknown'}`, req.raw);
    if (faulted !== undefined) return faulted;
    await ensureSeededAccount(store, req.raw);
    return service.handle(req.raw);
  });
}
