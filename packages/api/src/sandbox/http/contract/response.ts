import { type Place, below } from './description.ts';
import type { DocumentedOperation } from './operations.ts';
import { bodyViolations } from './validator.ts';

/** Description of the responses with a status; undefined if there is none. */
export function responseAt({ place }: DocumentedOperation, status: number): Place | undefined {
  const responses = below(place, 'responses');
  return responses && (below(responses, String(status)) ?? below(responses, `${Math.floor(status / 100)}XX`));
}

/** Schema of the JSON body of a response, if it has one, and what differs from the description outside of the body. */
export function bodySchemaOf(
  operation: DocumentedOperation,
  response: Response,
): { schema?: Place | undefined; violation?: string } {
  const { status } = response;
  const described = responseAt(operation, status);
  if (described === undefined) return { violation: `status ${status} is not described` };
  const content = below(described, 'content');
  if (content === undefined)
    return response.body === null ? {} : { violation: `a body is not described for ${status}` };
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const media = below(content, type);
  if (media === undefined) return { violation: `content type '${type}' is not described for ${status}` };
  return type === 'application/json' ? { schema: below(media, 'schema') } : {};
}

/** Differences between a response and its description. */
export async function responseViolations(
  operation: DocumentedOperation,
  response: Response,
): Promise<string[]> {
  const { status } = response;
  const { schema, violation } = bodySchemaOf(operation, response);
  if (violation !== undefined) return [violation];
  if (schema === undefined) return [];
  try {
    const body: unknown = await response.clone().json();
    return bodyViolations(schema, body).map((problem) => `body of ${status}: ${problem}`);
  } catch {
    return [`body of ${status} is not JSON`];
  }
}
