import type { Hono } from 'hono';
import { HttpError } from '../../core/httpError.ts';
import { json } from '../../http/responses.ts';

/** Adds `/checks/<secret>/passed`, which reports a passed check of identity or of a payment, as the card provider does. */
export function addChecks(app: Hono, pass: (secret: string) => boolean): void {
  app.post('/checks/:secret/passed', ({ req }) => {
    if (!pass(req.param('secret'))) throw new HttpError(404, 'There is no such check');
    return json(200, { status: 'passed' });
  });
}
