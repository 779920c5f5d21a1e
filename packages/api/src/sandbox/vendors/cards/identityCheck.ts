import type { Hono } from 'hono';
import type { Context } from '../../core/context.ts';
import { passCheck } from '../../features/identity/checks.ts';
import { Refusal, json } from '../../http/httpError.ts';

/** Hears from the card provider's stand-in, at `/checks/<secret>/passed`, that a patient is who they say. */
export function addChecks(app: Hono, context: Context): void {
  app.post('/checks/:secret/passed', ({ req }) => {
    if (!passCheck(context, req.param('secret'))) throw new Refusal(404, 'There is no such check');
    return json(200, { status: 'verified' });
  });
}
