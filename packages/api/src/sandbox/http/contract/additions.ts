import { isRecord } from '../../core/isRecord.ts';
import { withoutPrefix } from '../paths.ts';
import { responseAt } from './response.ts';
import { type Description, type Place, below, itemsOf, patientDescription, placeAt } from './description.ts';
import { operationOf } from './operations.ts';

/** Whether a part of a description is not in the specification. */
const isAddition = (part: unknown): boolean => isRecord(part) && part['x-assumed'] === 'addition';

function strip(part: unknown): unknown {
  if (Array.isArray(part)) return part.filter((item) => !isAddition(item)).map(strip);
  if (!isRecord(part)) return part;
  return Object.fromEntries(
    Object.entries(part).flatMap(([name, value]) => (isAddition(value) ? [] : [[name, strip(value)]])),
  );
}

/** Description without its additions (openapi/README.md). */
export function withoutAdditions({ id, document }: Description): Description {
  const stripped = strip(document);
  return { id: `minimal-${id}`, document: isRecord(stripped) ? stripped : {} };
}

/** Value without the fields that its schema marks as additions. */
function stripValue(value: unknown, schema: Place | undefined): unknown {
  if (schema === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => stripValue(item, below(schema, 'items')));
  if (!isRecord(value)) return value;
  const properties = below(schema, 'properties');
  const own = Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      isAddition(properties?.value[name])
        ? []
        : [[name, stripValue(field, properties && below(properties, name))]],
    ),
  );
  return itemsOf(schema, 'oneOf').reduce<unknown>(stripValue, own);
}

/** Response of the service without additions. */
export async function responseWithoutAdditions(
  request: Request,
  response: Response,
  publicPath: string,
): Promise<Response> {
  const path = withoutPrefix(new URL(request.url).pathname, publicPath);
  const found = operationOf(request.method, path);
  const described = found && responseAt(found.operation, response.status);
  const content = described && below(described, 'content');
  const media = content && below(content, 'application/json');
  const schema = media && below(media, 'schema');
  if (schema === undefined || response.type === 'error') return response;
  const body: unknown = await response.json();
  return new Response(JSON.stringify(stripValue(body, schema)), response);
}

/** Event of the live connection without additions. */
export const eventWithoutAdditions = (text: string): string =>
  JSON.stringify(
    stripValue(JSON.parse(text), placeAt(['components', 'schemas', 'SocketIncoming'], patientDescription)),
  );
