import { json } from '../http/responses.ts';
import type { Hono } from 'hono';
import { jsonBody } from '../http/contract/reader.ts';
import { type Fault, parseFault } from '../http/faults/fault.ts';
import type { Faults } from '../http/faults/faults.ts';

/** Where a test arms and disarms faults over HTTP; what is armed is read there as well. */
export const FAULTS_PATH = '/__sandbox/faults';

/** PUT arms `{ faults: [...] }` or one fault, DELETE (?operation=) disarms. */
export function addFaultControl(app: Hono, faults: Faults): void {
  app.put(FAULTS_PATH, async (context) => {
    const body = await jsonBody(context.req.raw);
    const asked: unknown[] = Array.isArray(body['faults']) ? body['faults'] : [body];
    const read = asked.map((value) => parseFault(value));
    const valid = read.filter((fault): fault is Fault => fault !== undefined);
    if (valid.length !== read.length) return json(400, { message: 'Not a fault' });
    faults.set(...valid);
    return json(200, { faults: faults.list() });
  });

  app.delete(FAULTS_PATH, (context) => {
    faults.clear(context.req.query('operation'));
    return json(200, { faults: faults.list() });
  });
}
