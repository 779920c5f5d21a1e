import { pathParameters } from '../routes/template.ts';
import {
  type Description,
  type Place,
  addressDescription,
  below,
  patientDescription,
  placeAt,
} from './description.ts';

/** One documented operation and what its path holds. */
export interface DocumentedOperation {
  operationId: string;
  path: string;
  method: string;
  place: Place;
  /** Whether it is answered without a bearer token. */
  open: boolean;
  /** The query parameters that carry the caller's key. */
  keys: readonly unknown[];
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** Where the address services are, in the sandbox and in nothing else. */
const ADDRESS_PREFIX = '/address';

function keysOf(description: Description): unknown[] {
  const schemes = placeAt(['components', 'securitySchemes'], description);
  return Object.keys(schemes?.value ?? {})
    .map((name) => schemes && below(schemes, name)?.value)
    .flatMap((scheme) => (scheme?.['in'] === 'query' ? [scheme['name']] : []));
}

function operationAt(description: Description, path: string, method: string): DocumentedOperation[] {
  const place = placeAt(['paths', path, method], description);
  if (place === undefined) return [];
  const { operationId, security } = place.value;
  return [
    {
      operationId: String(operationId),
      path,
      method,
      place,
      open: Array.isArray(security) && security.length === 0,
      keys: keysOf(description),
    },
  ];
}

/** Every operation of a description; fixed paths first, as a server has to match them. */
const operationsOf = (description: Description): DocumentedOperation[] =>
  Object.keys(placeAt(['paths'], description)?.value ?? {})
    .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
    .flatMap((path) => methods.flatMap((method) => operationAt(description, path, method)));

/** Every operation of the service's own description. */
export const documentedOperations: readonly DocumentedOperation[] = operationsOf(patientDescription);

/** Every operation of the address vendor's. */
export const addressOperations: readonly DocumentedOperation[] = operationsOf(addressDescription);

/** The operation a request is for, with its path parameters. */
export function operationOf(
  method: string,
  path: string,
): { operation: DocumentedOperation; parameters: Record<string, string> } | undefined {
  const isAddress = path.startsWith(`${ADDRESS_PREFIX}/`);
  const inside = isAddress ? path.slice(ADDRESS_PREFIX.length) : path;
  for (const operation of isAddress ? addressOperations : documentedOperations) {
    if (operation.method !== method.toLowerCase()) continue;
    const parameters = pathParameters(operation.path, inside);
    if (parameters !== undefined) return { operation, parameters };
  }
  return undefined;
}
