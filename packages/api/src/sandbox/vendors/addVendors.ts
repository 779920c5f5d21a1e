import type { Hono } from 'hono';
import type { Context } from '../core/context.ts';
import type { faultGuard } from '../http/faults/guard.ts';
import { addressApp } from './address/address.ts';
import { addChecks } from './cards/identityCheck.ts';
import { addReports } from './reports/reports.ts';
import { addTags } from './tags/tags.ts';

export interface NeighbourParts {
  context: Context;
  guard: ReturnType<typeof faultGuard>;
  publicPath: string;
}

/** What of the neighbours has no description: their names for faults are their first path segments. */
export const sinks = ['report', 'tags', 'pixel', 'checks'] as const;

/** The other services that the app calls, so that every call that leaves the page can be seen; gives back those described. */
export function addNeighbours(app: Hono, { context, guard, publicPath }: NeighbourParts) {
  for (const sink of sinks) {
    app.use(`/${sink}/*`, async ({ req }, next) => (await guard(sink, req.raw)) ?? next());
  }
  addReports(app, context);
  addTags(app, context, publicPath);
  addChecks(app, context);
  const address = addressApp(guard);
  app.route('/address', address.app);
  return address.operations;
}
