import { type Place, below } from './description.ts';
import type { DocumentedOperation } from './operations.ts';
import { bodyViolations } from './validator.ts';

const mediaTypeOf = (message: Request): string => message.headers.get('content-type')?.split(';')[0] ?? '';

const namesIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

/** Checks the field names of a form; the sandbox checks its files. */
async function formViolations(schema: Place, request: Request): Promise<string[]> {
  const form = await request.formData().catch(() => undefined);
  if (form === undefined) return ['body is not a form'];
  const known = Object.keys(below(schema, 'properties')?.value ?? {});
  return [
    ...[...new Set(form.keys())]
      .filter((name) => !known.includes(name))
      .map((name) => `form field ${name} is not described`),
    ...namesIn(schema.value['required'])
      .filter((name) => !form.has(name))
      .map((name) => `form field ${name} is missing`),
  ];
}

async function jsonViolations(schema: Place, request: Request): Promise<string[]> {
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    return ['body is not JSON'];
  }
  return bodyViolations(schema, body).map((violation) => `body: ${violation}`);
}

/** Differences between the body of a request and its description. Consumes the body. */
export async function bodyViolationsOf(operation: DocumentedOperation, request: Request): Promise<string[]> {
  const described = below(operation.place, 'requestBody');
  if ((await request.clone().text()) === '') {
    return described?.value['required'] === true ? ['body is missing'] : [];
  }
  const content = described && below(described, 'content');
  if (content === undefined) return ['a body is not described'];
  const type = mediaTypeOf(request);
  const media = below(content, type);
  const schema = media && below(media, 'schema');
  if (schema === undefined) return [`a body of type '${type}' is not described`];
  return type === 'multipart/form-data' ? formViolations(schema, request) : jsonViolations(schema, request);
}
