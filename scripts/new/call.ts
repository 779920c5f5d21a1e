import type { ActionType } from 'plop';
import { append, format, insertBefore, printNext, run } from './actions.ts';

/** Names of the parameters in a path: `{id}` of the API, `:id` of the router. */
export const paramsOf = (path: string): readonly string[] =>
  [...path.matchAll(/[:{](\w+)/g)].map(([, name = '']) => name);

/** Actions for a GET of the API that returns an empty list. */
export function addCall(name: string, feature: string, path: string): ActionType[] {
  const data = { params: paramsOf(path) };
  const pathFile = `openapi/paths/${feature}.yaml`;
  const routes = `packages/api/src/sandbox/features/${feature}/routes.ts`;
  return [
    append(pathFile, 'call/path.yaml', data),
    append('openapi/responses.yaml', 'call/response.yaml', data),
    insertBefore(
      'openapi/patient.yaml',
      /^components:|(?![^])/m,
      `  ${path}: { $ref: './paths/${feature}.yaml#/${name}' }\n`,
    ),
    run('Generated types and shapes', 'openapi', 'scripts/generate.ts'),
    insertBefore(
      routes,
      /\};\n$/,
      `\n  routes.patient.get('${path}', '${name}', ({ reply }) => reply(200, { data: [] }));\n`,
    ),
    format(pathFile, 'openapi', routes),
    printNext(
      `Describe the response in openapi/responses.yaml and the call in ${pathFile}.`,
      `Implement it in ${routes}, above paths with a parameter where it has a fixed segment; test it next to it.`,
      'Check the OpenAPI document: npx -y pnpm@12 --filter @patient/openapi check:description',
      'State where its parameters come from in scripts/conformance/reads.ts.',
      `Generate again after a change, then run: npx -y pnpm@12 --filter @patient/api test -t ${name}`,
    ),
  ];
}
