import { below } from './description.ts';
import type { DocumentedOperation } from './operations.ts';
import { bodyViolations } from './validator.ts';

/** Where an answer differs from the description. */
export async function answerViolations(
  operation: DocumentedOperation,
  response: Response,
): Promise<string[]> {
  const { status } = response;
  const responses = below(operation.place, 'responses');
  const described =
    responses && (below(responses, String(status)) ?? below(responses, `${Math.floor(status / 100)}XX`));
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
