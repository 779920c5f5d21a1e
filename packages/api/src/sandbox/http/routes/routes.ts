import { json } from '../responses.ts';
import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Caller } from '../auth.ts';
import { isForm } from '../form.ts';
import { type Description, placeAt } from '../contract/description.ts';
import { requestReader } from '../contract/reader.ts';
import { honoPath, pathParameters } from './template.ts';
import type { Adders, Method } from './types.ts';

/** Operation that the sandbox implements. */
export interface RegisteredOperation {
  method: Method;
  path: string;
  operationId: string;
  open: boolean;
}

export interface RoutesOptions {
  /** Description that requests are validated against. */
  description: Description;
  /** Runs before every operation, to apply faults. A returned response ends the request. */
  before(operationId: string, request: Request): Promise<Response | undefined>;
  /** Identifies the caller, or throws a 401. */
  identify(request: Request): Promise<Caller>;
}

export interface Routes<Paths> {
  /** Adds operations that need a patient's bearer token. */
  readonly patient: Adders<Paths, Caller>;
  /** Adds operations without authentication. */
  readonly open: Adders<Paths, undefined>;
  readonly registered: readonly RegisteredOperation[];
}

/** Maximum bytes of a JSON body. */
const MAX_BODY_BYTES = 256 * 1024;

const limitedTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: () => json(413, { message: 'The request body is too large' }) });

/** Limits the size of a form as described, and of any other body to `MAX_BODY_BYTES`. */
function limited(maxFormBytes = MAX_BODY_BYTES): MiddlewareHandler {
  const text = limitedTo(MAX_BODY_BYTES);
  const form = limitedTo(maxFormBytes);
  return (context, next) => (isForm(context.req.raw) ? form : text)(context, next);
}

interface LooseCall<Who> {
  path: object;
  query: object;
  body: object;
  files: object;
  reply: (status: number, body: unknown) => Response;
  request: Request;
  caller: Who;
}

/** Creates functions that add described operations to a Hono app, typed by the generated `paths`. */
export function routes<Paths>(app: Hono, options: RoutesOptions): Routes<Paths> {
  const registered: RegisteredOperation[] = [];

  function adders<Who>(open: boolean, identify: (request: Request) => Promise<Who>): Adders<Paths, Who> {
    const adder =
      (method: Method) =>
      (
        path: string,
        operationId: string,
        handler: (call: LooseCall<Who>) => Response | Promise<Response>,
      ) => {
        // Not in the profile: without a route, requests get a 404.
        if (placeAt(['paths', path, method], options.description) === undefined) return;
        registered.push({ method, path, operationId, open });
        const reader = requestReader(options.description, path, method);
        app.on(method.toUpperCase(), honoPath(path), limited(reader.maxFormBytes), async (context) => {
          const request = context.req.raw;
          const faulted = await options.before(operationId, request);
          if (faulted !== undefined) return faulted;
          const caller = await identify(request);
          const parameters = {
            path: pathParameters(path, context.req.path) ?? {},
            query: context.req.query(),
          };
          return handler({
            ...(await reader.read(request, parameters)),
            reply: json,
            request,
            caller,
          });
        });
      };
    // `Paths` exists only as a type, so handlers are checked against their paths where adders are called, not here.
    return {
      get: adder('get'),
      put: adder('put'),
      post: adder('post'),
      patch: adder('patch'),
      delete: adder('delete'),
    } as unknown as Adders<Paths, Who>;
  }

  return {
    patient: adders(false, options.identify),
    open: adders(true, async () => undefined),
    registered,
  };
}
