import type { Hono } from 'hono';
import type { Context } from '../core/context.ts';
import type { FaultGuard } from '../http/faults/guard.ts';
import { addressApp } from './address/address.ts';
import { addChecks } from './cards/checks.ts';
import { actions } from './identity/actions/index.ts';
import { addIdentity } from './identity/addIdentity.ts';
import type { IdentityService } from './identity/service.ts';
import { addReports } from './reports/reports.ts';
import { addTags } from './tags/tags.ts';

export interface VendorParts {
  context: Context;
  guard: FaultGuard;
  identity: IdentityService;
  publicPath: string;
  /** Applies a passed check of the card provider: of identity or of a payment. Returns false for an unknown secret. */
  passCheck: (secret: string) => boolean;
}

/** First path segments of vendors without a description, which are their operation names for faults. */
const sinks = ['report', 'tags', 'pixel', 'checks'] as const;

/** Operation names, for faults, of vendors without a description. */
export const vendorOperations: readonly string[] = [
  ...sinks,
  ...[...actions.keys()].map((name) => `identity.${name}`),
];

/** Adds the third-party services that the app calls, so that every external call is recorded. Returns described operations. */
export function addVendors(app: Hono, parts: VendorParts) {
  const { context, guard, identity, publicPath, passCheck } = parts;
  addIdentity(app, { store: context.store, guard, service: identity });
  for (const sink of sinks) {
    app.use(`/${sink}/*`, async ({ req }, next) => (await guard(sink, req.raw)) ?? next());
  }
  addReports(app, context);
  addTags(app, context, publicPath);
  addChecks(app, passCheck);
  const address = addressApp(guard);
  app.route('/address', address.app);
  return address.operations;
}
