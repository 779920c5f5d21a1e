import type { ActionType } from 'plop';
import { add, format, insertBefore, printNext, read } from './actions.ts';
import { commandOf, fileOf } from '../../packages/app/e2e/resilience/report.ts';
import { paramsOf } from './call.ts';

/** Operation of a GET of the API. */
function operationOf(call: string): string {
  const { paths }: { paths: Record<string, { get?: { operationId: string } }> } = JSON.parse(
    read('packages/api/src/generated/patient.json'),
  );
  const operation = paths[call]?.get?.operationId;
  if (operation === undefined) throw new Error(`There is no GET ${call}: add it with "new call".`);
  return operation;
}

/** Rows of the resilience record: the calls of the page and of its layout. */
function visitRows(operation: string): readonly string[] {
  const failure = "“We couldn't load this list”, Try again";
  const rows = [
    [operation, failure],
    ['getMe', 'the page'],
    ['getUnreadMessages', 'as on /user/profile'],
    ['listNotices', 'as on /user/profile'],
  ];
  const sorted = rows.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return [...sorted, ['every call', failure]].map((cells) => `| ${cells.join(' | ')} |`);
}

/** Name in words: "Doctor languages". */
const titleOf = (name: string) => name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Actions for an account page that shows the list of a GET. */
export function addScreen(name: string, feature: string, path: string, call: string): ActionType[] {
  const folder = `packages/app/src/features/${feature}`;
  const camelName = name.charAt(0).toLowerCase() + name.slice(1);
  const callParams = paramsOf(call);
  const routeParams = paramsOf(path).slice(0, callParams.length);
  if (routeParams.length < callParams.length) throw new Error(`${path} has fewer parameters than ${call}.`);
  const title = titleOf(name);
  const specifiedPath = path.replaceAll(/:(\w+)/g, '{$1}');
  const samplePath = path.replaceAll(/:\w+\??/g, 'example');
  const query = callParams.reduce(
    (filled, param, index) => filled.replace(`{${param}}`, `{:${routeParams[index]}}`),
    call,
  );
  const operation = operationOf(call);
  const data = {
    title,
    specifiedPath,
    samplePath,
    operation,
    routeParams,
    callParams,
    atom: `${camelName}Atom`,
    visitRows: visitRows(operation),
  };
  const story = `stories/screens/${feature}/${name}.stories.tsx`;
  const e2e = 'packages/app/e2e/resilience';
  const visit = { route: path, address: path, calls: [] };
  return [
    add(`${folder}/data/${camelName}.ts`, 'screen/query.ts', data),
    add(`${folder}/${name}Screen.tsx`, 'screen/screen.tsx', data),
    insertBefore(
      'packages/app/src/shared/routes.ts',
      /^ {2}account\(/m,
      `  account('${path}', '${title}', '${feature}/${name}Screen', { queries: ['${query}'] }),\n`,
    ),
    insertBefore(
      'stories/atlas/specification/routes.ts',
      /^ {2}\['\/user\/doctors/m,
      `  ['${specifiedPath}', '${title}'],\n`,
    ),
    add(story, 'screen/stories.tsx', data),
    insertBefore(
      `${e2e}/visits.ts`,
      /^ {2}account\('\/user\/new-subscription/m,
      `  account('${path}', '${samplePath}', 'demo', '${operation}'),\n`,
    ),
    add(`${e2e}/${fileOf(visit)}`, 'screen/visit.md', data),
    format(folder, story, 'packages/app/src/shared/routes.ts', 'stories/atlas', `${e2e}/visits.ts`),
    printNext(
      `Write ${name}Screen, its props in ${folder}/views, and the purpose in stories/atlas/specification/routes.ts.`,
      'Move the row of routes.ts below rows with a fixed segment where the new path has a parameter.',
      `Run the stories: npx -y pnpm@12 exec vitest run ${story}`,
      `Record what a patient sees when a call fails: ${commandOf(visit)} -u`,
      'If the account menu lists it, add an item to packages/app/src/shell/layouts/navigation.ts.',
    ),
  ];
}
