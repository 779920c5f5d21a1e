import { pathParameters } from '../routes/template.ts';
import { type Place, placeAt } from './description.ts';

/** One documented operation and what its path holds. */
export interface DocumentedOperation {
  operationId: string;
  path: string;
  method: string;
  place: Place;
  /** Whether it is answered without a bearer token. */
  open: boolean;
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const;

function operationAt(path: string, method: string): DocumentedOperation[] {
  const place = placeAt(['paths', path, method]);
  if (place === undefined) return [];
  const { operationId, security } = place.value;
  return [
    {
      operationId: String(operationId),
      path,
      method,
      place,
      open: Array.isArray(security) && security.length === 0,
    },
  ];
}

/** Every operation of the description; fixed paths first, as a server has to match them. */
export const documentedOperations: readonly DocumentedOperation[] = Object.keys(
  placeAt(['paths'])?.value ?? {},
)
  .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
  .flatMap((path) => methods.flatMap((method) => operationAt(path, method)));

/** The operation a request is for, with its path parameters. */
export function operationOf(
  method: string,
  path: string,
): { operation: DocumentedOperation; parameters: Record<string, string> } | undefined {
  for (const operation of documentedOperations) {
    if (operation.method !== method.toLowerCase()) continue;
    const parameters = pathParameters(operation.path, path);
    if (parameters !== undefined) return { operation, parameters };
  }
  return undefined;
}
