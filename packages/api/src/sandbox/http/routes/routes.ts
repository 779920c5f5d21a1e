import { json } from '../answers.ts';
import type { Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Caller } from '../auth.ts';
import { isForm } from '../form.ts';
import { type Description, placeAt } from '../contract/description.ts';
import { requestReader } from '../contract/reader.ts';
import { honoPath, pathParameters } from './template.ts';
import type { Adders, Method } from './types.ts';

/** An operation the sandbox answers, named as the description names it. */
export interface RegisteredOperation {
  method: Method;
  path: string;
  operationId: string;
  open: boolean;
}

export interface RoutesOptions {
  /** Description the requests are read by. */
  description: Description;
  /** Runs before every operation: the faults. Returns a response to end the request. */
  before(operationId: string, request: Request): Promise<Response | undefined>;
  /** Identifies the caller, or throws a 401. */
  identify(request: Request): Promise<Caller>;
}

export interface Routes<Paths> {
  /** Adds operations that need a patient's bearer token. */
  readonly patient: Adders<Paths, Caller>;
  /** Adds operations that are open to everybody. */
  readonly open: Adders<Paths, undefined>;
  readonly registered: readonly RegisteredOperation[];
}

/** Maximum bytes of a JSON body; typed text needs far less. */
const LARGEST_BODY = 256 * 1024;

const limitedTo = (maxSize: number) =>
  bodyLimit({ maxSize, onError: () => json(413, { message: 'The request body is too large' }) });

/** Limits a form to the size that its description allows, and any other body to one size for all. */
function limited(largestForm = LARGEST_BODY): MiddlewareHandler {
  const text = limitedTo(LARGEST_BODY);
  const form = limitedTo(largestForm);
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

/** Registers documented operations on a Hono app, in the words and types of the generated `paths`. */
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
        // Left out of the profile: without a route, it is a 404.
        if (placeAt(['paths', path, method], options.description) === undefined) return;
        registered.push({ method, path, operationId, open });
        const reader = requestReader(options.description, path, method);
        app.on(method.toUpperCase(), honoPath(path), limited(reader.largestForm), async (context) => {
          const request = context.req.raw;
          const early = await options.before(operationId, request);
          if (early !== undefined) return early;
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
    // The only place where the description's names become types: the table of `Paths` exists for the
    // compiler only, so that a handler fits its path is checked at each call of an adder, not in here.
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
