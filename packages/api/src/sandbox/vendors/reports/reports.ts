import { json } from '../../http/responses.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Hono } from 'hono';
import type { Context } from '../../core/context.ts';
import { isoOf } from '../../../model/dates.ts';
import { addRecent } from '../../core/recentEntries.ts';
import { parseEnvelope } from './envelope.ts';
import { decompressedBody } from './inflate.ts';

/** Receives error reports at `/report/api/<project>/envelope/`, like Sentry, and stores the newest ones. */
export function addReports(app: Hono, { store, clock }: Context): void {
  app.post('/report/api/:project/envelope/', async ({ req }) => {
    const envelope = parseEnvelope(await decompressedBody(req.raw));
    if (envelope === undefined) throw new HttpError(400, 'The report is not an envelope');
    addRecent(store, 'reports', {
      ...envelope,
      _id: `report-${crypto.randomUUID()}`,
      receivedAt: isoOf(clock()),
      project: req.param('project'),
    });
    return json(200, { id: envelope.header['event_id'] ?? '' });
  });
}
