import type { Hono } from 'hono';
import type { Context } from '../core/context.ts';
import type { FaultGuard } from '../http/faults/guard.ts';
import { addressApp } from './address/address.ts';
import { addIdentityCheck } from './cards/identityCheck.ts';
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
  /** Records that the card provider has verified a patient; false for a secret that opens no check. */
  passIdentityCheck: (secret: string) => boolean;
}

/** Vendors without a description; faults name them by their first path segments. */
const sinks = ['report', 'tags', 'pixel', 'checks'] as const;

/** Names of the vendors' operations that have no description, as faults use them. */
export const vendorOperations: readonly string[] = [
  ...sinks,
  ...[...actions.keys()].map((name) => `identity.${name}`),
];

/** Adds the other services that the app calls, so that every call that leaves the page is visible; returns those described. */
export function addVendors(app: Hono, parts: VendorParts) {
  const { context, guard, identity, publicPath, passIdentityCheck } = parts;
  addIdentity(app, { store: context.store, guard, service: identity });
  for (const sink of sinks) {
    app.use(`/${sink}/*`, async ({ req }, next) => (await guard(sink, req.raw)) ?? next());
  }
  addReports(app, context);
  addTags(app, context, publicPath);
  addIdentityCheck(app, passIdentityCheck);
  const address = addressApp(guard);
  app.route('/address', address.app);
  return address.operations;
}
