import type { StoredFile } from '../../core/store.ts';

export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

/** Described paths with an operation for a method. */
export type PathsWith<Paths, M extends Method> = {
  [P in keyof Paths]: Paths[P] extends { [method in M]: object } ? P : never;
}[keyof Paths] &
  string;

/** Type of the operation of a path and method. */
export type OperationAt<Paths, P extends keyof Paths, M extends Method> =
  Paths[P] extends Record<M, infer Operation> ? Operation : never;

type Nothing = Record<never, never>;

/** Replaces `never` (no query or body) with an empty object, as `never` is assignable to everything. */
type OrNothing<Described, Read> = [Described] extends [never] ? Nothing : Read;

type PathOf<Operation> = Operation extends { parameters: { path: infer Path } } ? Readonly<Path> : Nothing;

type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? OrNothing<NonNullable<Query>, Readonly<NonNullable<Query>>>
  : Nothing;

type JsonOf<Message> = Message extends { content: { 'application/json': infer Body } } ? Body : never;

type RequestOf<Operation> = Operation extends { requestBody?: infer Request }
  ? JsonOf<NonNullable<Request>>
  : never;

type FormOf<Message> = Message extends { content: { 'multipart/form-data': infer Form } } ? Form : Nothing;

/** Files and texts of a form by field, already validated. */
type FilesOf<Operation> = Operation extends { requestBody?: infer Request }
  ? {
      readonly [Field in keyof FormOf<NonNullable<Request>>]: FormOf<NonNullable<Request>>[Field] extends Blob
        ? StoredFile
        : NonNullable<FormOf<NonNullable<Request>>[Field]> extends string
          ? string
          : readonly StoredFile[];
    }
  : Nothing;

type BodyOf<Body> = OrNothing<Body, Readonly<Body>>;

type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never;

/** Creates a response with a described status and body. */
export type Reply<Operation> = <Status extends keyof ResponsesOf<Operation> & number>(
  status: Status,
  body: JsonOf<ResponsesOf<Operation>[Status]>,
) => Response;

/** Argument of a handler. */
export interface Call<Operation, Who> {
  path: PathOf<Operation>;
  query: QueryOf<Operation>;
  /** A missing optional body is an empty object. */
  body: BodyOf<RequestOf<Operation>>;
  files: FilesOf<Operation>;
  reply: Reply<Operation>;
  request: Request;
  /** Account of the caller; undefined for an operation without authentication. */
  caller: Who;
}

export type Handler<Operation, Who> = (call: Call<Operation, Who>) => Response | Promise<Response>;

export type Adder<Paths, M extends Method, Who> = <P extends PathsWith<Paths, M>>(
  path: P,
  operationId: string,
  handler: Handler<OperationAt<Paths, P, M>, Who>,
) => void;

/** One adder per method. */
export type Adders<Paths, Who> = { readonly [M in Method]: Adder<Paths, M, Who> };
