import { pathParameters } from '../routes/template.ts';
import {
  type Description,
  type Place,
  addressDescription,
  below,
  patientDescription,
  placeAt,
} from './description.ts';

/** Operation of a description. */
export interface DocumentedOperation {
  operationId: string;
  path: string;
  method: string;
  place: Place;
  /** Whether it needs no bearer token. */
  open: boolean;
  /** Names of the query parameters with the caller's key. */
  keys: readonly unknown[];
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** Base path of the address services, in the sandbox only. */
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

/** Operations of a description. Paths without parameters come first, so that they are matched first. */
const operationsOf = (description: Description): DocumentedOperation[] =>
  Object.keys(placeAt(['paths'], description)?.value ?? {})
    .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
    .flatMap((path) => methods.flatMap((method) => operationAt(description, path, method)));

/** Operations of the service. */
export const documentedOperations: readonly DocumentedOperation[] = operationsOf(patientDescription);

/** Operations of the address vendor. */
export const addressOperations: readonly DocumentedOperation[] = operationsOf(addressDescription);

/** Operation of a request, with its path parameters. */
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
