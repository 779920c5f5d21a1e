import { bodyViolationsOf } from './body.ts';
import { below, itemsOf } from './description.ts';
import type { DocumentedOperation } from './operations.ts';
import { parameterViolations } from './validator.ts';

function parameterViolationsOf(
  operation: DocumentedOperation,
  path: Record<string, string>,
  query: URLSearchParams,
): string[] {
  const parameters = itemsOf(operation.place, 'parameters');
  const known = new Set([
    ...operation.keys,
    ...parameters.filter(({ value }) => value['in'] === 'query').map(({ value }) => value['name']),
  ]);
  const unknown = [...query.keys()]
    .filter((name) => !known.has(name))
    .map((name) => `query ${name} is not described`);
  const wrong = parameters.flatMap((parameter) => {
    const { name, in: where, required } = parameter.value;
    if (typeof name !== 'string') return [];
    const value = where === 'path' ? path[name] : (query.get(name) ?? undefined);
    if (value === undefined) return required === true ? [`${String(where)} ${name} is missing`] : [];
    const schema = below(parameter, 'schema');
    const violations = schema === undefined ? [] : parameterViolations(schema, value);
    return violations.map((violation) => `${String(where)} ${name}: ${violation}`);
  });
  return [...unknown, ...wrong];
}

/** Differences between a request and its description. */
export async function requestViolations(
  operation: DocumentedOperation,
  parameters: Record<string, string>,
  request: Request,
): Promise<string[]> {
  const query = new URL(request.url).searchParams;
  return [
    ...parameterViolationsOf(operation, parameters, query),
    ...(await bodyViolationsOf(operation, request.clone())),
  ];
}
