import type { ActionType } from 'plop';
import { commandOf, fileOf } from '../../packages/app/e2e/resilience/report.ts';
import { add, append, change, format, insertBefore, printNext, read, run } from './actions.ts';
import { dataNameOf, withComparedCall, withRecordedCall, withVisitedCall } from './pageCall.ts';

/** Names of the parameters in a path: `{id}` of the API, `:id` of the router. */
export const paramsOf = (path: string): readonly string[] =>
  [...path.matchAll(/[:{](\w+)/g)].map(([, name = '']) => name);

/** GET whose path is the part of another one up to its last parameter. */
function parentOf(path: string): string | undefined {
  const { paths }: { paths: Record<string, { get?: { operationId: string } }> } = JSON.parse(
    read('packages/api/src/generated/patient.json'),
  );
  return paths[path.slice(0, path.lastIndexOf('}') + 1)]?.get?.operationId;
}

/** What a page needs to read a call: its atom, and its rows for failing calls and for a real service. */
function forPage(name: string, feature: string, path: string, route: string): ActionType[] {
  const dataName = dataNameOf(name);
  const data = `packages/app/src/features/${feature}/data/${dataName}.ts`;
  const e2e = 'packages/app/e2e/resilience';
  const visit = { route, address: route, calls: [] };
  return [
    add(data, 'screen/query.ts', {
      title: dataName.replaceAll(/(?<=^|[a-z0-9])[A-Z]|^[a-z]/g, (letter, index) =>
        index === 0 ? letter.toUpperCase() : ` ${letter.toLowerCase()}`,
      ),
      atom: `${dataName}Atom`,
      operation: name,
      callParams: paramsOf(path),
      call: path,
    }),
    change(`${e2e}/visits.ts`, (source) => withVisitedCall(source, route, name)),
    change(`${e2e}/${fileOf(visit)}`, (record) => withRecordedCall(record, name)),
    change('scripts/conformance/reads.ts', (source) => withComparedCall(source, name, parentOf(path))),
    format(data, `${e2e}/visits.ts`, 'scripts/conformance/reads.ts'),
    printNext(
      `Read ${dataName}Atom in the screen of ${route}, and add the call to \`queries\` of its row in packages/app/src/shared/routes.ts.`,
      `Record what a patient sees when it fails: ${commandOf(visit)} -u`,
    ),
  ];
}

/** Actions for a GET of the API that returns an empty list, and for a page that reads it. */
export function addCall(name: string, feature: string, path: string, page?: string): ActionType[] {
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
    ...(page === undefined ? [] : forPage(name, feature, path, page)),
    printNext(
      `Describe the response in openapi/responses.yaml and the call in ${pathFile}.`,
      `Implement it in ${routes}, above paths with a parameter where it has a fixed segment; test it next to it.`,
      'Check the OpenAPI document: npx -y pnpm@12 --filter @patient/openapi check:description',
      'State where its parameters come from in scripts/conformance/reads.ts.',
      `Generate again after a change, then run: npx -y pnpm@12 --filter @patient/api test -t ${name}`,
    ),
  ];
}
