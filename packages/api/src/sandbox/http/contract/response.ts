import { type Place, below } from './description.ts';
import type { DocumentedOperation } from './operations.ts';
import { bodyViolations } from './validator.ts';

/** Description of the responses with a status; undefined if there is none. */
export function responseAt({ place }: DocumentedOperation, status: number): Place | undefined {
  const responses = below(place, 'responses');
  return responses && (below(responses, String(status)) ?? below(responses, `${Math.floor(status / 100)}XX`));
}

/** Differences between a response and its description. */
export async function responseViolations(
  operation: DocumentedOperation,
  response: Response,
): Promise<string[]> {
  const { status } = response;
  const described = responseAt(operation, status);
  if (described === undefined) return [`status ${status} is not described`];
  const content = below(described, 'content');
  if (content === undefined) return response.body === null ? [] : [`a body is not described for ${status}`];
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  const media = below(content, type);
  if (media === undefined) return [`content type '${type}' is not described for ${status}`];
  const schema = below(media, 'schema');
  if (schema === undefined || type !== 'application/json') return [];
  try {
    const body: unknown = await response.clone().json();
    return bodyViolations(schema, body).map((violation) => `body of ${status}: ${violation}`);
  } catch {
    return [`body of ${status} is not JSON`];
  }
}
