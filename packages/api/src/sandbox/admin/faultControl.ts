import { json } from '../http/responses.ts';
import type { Hono } from 'hono';
import { jsonBody } from '../http/contract/reader.ts';
import { type Fault, parseFault } from '../http/faults/fault.ts';
import type { Faults } from '../http/faults/faults.ts';

/** Path at which tests set and clear faults. */
export const FAULTS_PATH = '/__sandbox/faults';

/** Adds PUT to set `{ faults: [...] }` or one fault, and DELETE (`?operation=`) to clear them. */
export function addFaultControl(app: Hono, faults: Faults): void {
  app.put(FAULTS_PATH, async (context) => {
    const body = await jsonBody(context.req.raw);
    const values: unknown[] = Array.isArray(body['faults']) ? body['faults'] : [body];
    const parsed = values.map((value) => parseFault(value));
    const valid = parsed.filter((fault): fault is Fault => fault !== undefined);
    if (valid.length !== parsed.length) return json(400, { message: 'Not a valid fault' });
    faults.set(...valid);
    return json(200, { faults: faults.list() });
  });

  app.delete(FAULTS_PATH, (context) => {
    faults.clear(context.req.query('operation'));
    return json(200, { faults: faults.list() });
  });
}
