import { HttpError } from '../../core/httpError.ts';
import { isRecord } from '../../core/isRecord.ts';
import { type Description, type Place, below, itemsOf, placeAt } from './description.ts';
import { maxFormBytes, readForm } from '../form.ts';
import { formFieldsOf, formTextsOf } from './formFields.ts';
import { errorMessage } from './errorMessage.ts';
import { type Check, firstBodyError, parametersCheck } from './validator.ts';

/** Parameters, body and files of a request, as described. */
export interface RequestParts {
  path: object;
  query: object;
  body: object;
  /** Files of a form by field. */
  files: object;
}

/** Parses and validates the requests of an operation by its description. */
export interface RequestReader {
  /** Maximum bytes of the form; undefined for an operation without a form. */
  maxFormBytes: number | undefined;
  /** Throws a 400, 413 or 415 for an invalid request. Missing parameters get their defaults. */
  read(
    request: Request,
    parameters: { path: Readonly<Record<string, string>>; query: Readonly<Record<string, string>> },
  ): Promise<RequestParts>;
}

/** Creates a reader of path or query parameters, which ignores unknown ones. */
function parameterReader(operation: Place, where: 'path' | 'query') {
  const described = itemsOf(operation, 'parameters').filter(({ value }) => value['in'] === where);
  const names = described.map(({ value }) => String(value['name']));
  const properties = Object.fromEntries(
    described.map((parameter, index) => [names[index] ?? '', below(parameter, 'schema')?.value ?? {}]),
  );
  const required = names.filter((_, index) => described[index]?.value['required'] === true);
  let check: Check | undefined;
  if (names.length === 0) return () => ({});
  return (values: Readonly<Record<string, string>>): object => {
    const known = Object.fromEntries(
      names.flatMap((name) => (Object.hasOwn(values, name) ? [[name, values[name]]] : [])),
    );
    check ??= parametersCheck(properties, required);
    const [error] = check(known);
    if (error !== undefined) throw new HttpError(400, errorMessage(error, operation.description));
    return known;
  };
}

/** Parses the JSON body of a request. Returns an empty object for an empty body, unless a body is required. */
export async function jsonBody(request: Request, isRequired = false): Promise<Record<string, unknown>> {
  const text = await request.text();
  if (text.trim() === '') {
    if (isRequired) throw new HttpError(400, 'The request body is missing');
    return {};
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'The request body is not valid JSON');
  }
  if (!isRecord(body)) throw new HttpError(400, 'The request body must be a JSON object');
  return body;
}

function bodyReader(operation: Place) {
  const requestBody = below(operation, 'requestBody');
  const isRequired = requestBody?.value['required'] === true;
  const content = requestBody && below(requestBody, 'content');
  const media = content && below(content, 'application/json');
  const schema = media && below(media, 'schema');
  return async (request: Request): Promise<object> => {
    const type = request.headers.get('content-type');
    if (type !== null && !type.startsWith('application/json')) {
      throw new HttpError(415, 'Send the request body as JSON (application/json)');
    }
    const body = await jsonBody(request, isRequired);
    if (schema === undefined) return {};
    const [error] = firstBodyError(schema)(body);
    if (error !== undefined) throw new HttpError(400, errorMessage(error, operation.description));
    return body;
  };
}

/** Creates the reader of an operation. */
export function requestReader(description: Description, path: string, method: string): RequestReader {
  const operation = placeAt(['paths', path, method], description);
  if (operation === undefined) throw new Error(`${method} ${path} is not described`);
  const readPath = parameterReader(operation, 'path');
  const readQuery = parameterReader(operation, 'query');
  const fields = formFieldsOf(operation);
  const texts = formTextsOf(operation);
  const hasJson = method !== 'get' && fields === undefined;
  const readBody = hasJson ? bodyReader(operation) : async () => ({});
  return {
    maxFormBytes: fields && maxFormBytes(fields),
    read: async (request, parameters) => ({
      path: readPath(parameters.path),
      query: readQuery(parameters.query),
      body: await readBody(request),
      files: fields === undefined ? {} : await readForm(request, fields, texts),
    }),
  };
}
