import { addressDescription } from '../../http/contract/description.ts';
import { errorResponse, json } from '../../http/responses.ts';
import { HttpError } from '../../core/httpError.ts';
import { Hono } from 'hono';
import type { paths } from '../../../generated/address.ts';
import type { FaultGuard } from '../../http/faults/guard.ts';
import { type RegisteredOperation, routes } from '../../http/routes/routes.ts';
import { suggest } from './suggest.ts';
import { verify } from './verify.ts';
import { lookupZipcode } from './zipcodes.ts';

/** Throws a 401 for a request without a key; any key is valid. */
function assertKey(request: Request): void {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  if (key.trim() === '') throw new HttpError(401, 'The key is missing');
}

/** Error response in the vendor's format. */
async function toErrorResponse(error: unknown): Promise<Response> {
  const response = errorResponse(error);
  const { message }: { message: string } = await response.json();
  return json(response.status, { errors: [{ id: response.status, message }] });
}

/** Address services with fictional addresses, to be mounted at `/address`. */
export function addressApp(guard: FaultGuard): {
  app: Hono;
  operations: readonly RegisteredOperation[];
} {
  const app = new Hono();
  const { open, registered } = routes<paths>(app, {
    description: addressDescription,
    async before(operation, request) {
      const faulted = await guard(operation, request);
      if (faulted === undefined) assertKey(request);
      return faulted;
    },
    identify: () => Promise.reject(new HttpError(401, 'The address services have no sign-in')),
  });

  open.get('/suggest', 'suggestAddresses', ({ query, reply }) => {
    const found = suggest(query.prefix, query.filter);
    return reply(200, { suggestions: found.length > 0 ? found : null });
  });

  open.get('/street-address', 'verifyAddress', ({ query, reply }) => {
    const { street, street2, city, state, zipcode, candidates = 1, match = 'strict' } = query;
    return reply(200, verify({ street, street2, city, state, zipcode }, { candidates, match }));
  });

  open.get('/lookup', 'lookupZipcode', ({ query, reply }) => {
    const { zipcode, city, state } = query;
    return reply(200, [lookupZipcode({ zipcode, city, state })]);
  });

  app.onError(toErrorResponse);
  return { app, operations: registered };
}
