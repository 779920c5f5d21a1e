import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { SandboxStore } from '../../core/store.ts';
import { json } from '../../http/responses.ts';
import type { FaultGuard } from '../../http/faults/guard.ts';
import { ensureSeededAccount } from './seededAccounts.ts';
import { type IdentityService, identityActionOf } from './service.ts';

/** Bytes of one identity request; the largest real one is a few thousand. */
const LARGEST_BODY = 64 * 1024;

/** Answers the identity service's protocol at `/identity`. */
export function addIdentity(
  app: Hono,
  { store, guard, service }: { store: SandboxStore; guard: FaultGuard; service: IdentityService },
): void {
  const limited = bodyLimit({
    maxSize: LARGEST_BODY,
    onError: () => json(413, { message: 'The request body is too large' }),
  });
  app.post('/identity', limited, async ({ req }) => {
    const early = await guard(`identity.${identityActionOf(req.raw) ?? 'unknown'}`, req.raw);
    if (early !== undefined) return early;
    await ensureSeededAccount(store, req.raw);
    return service.handle(req.raw);
  });
}
