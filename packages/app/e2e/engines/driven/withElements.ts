import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findAll, type Query } from './query.ts';

/** Testing Library as one script, with the global `TestingLibraryDom`. */
const library = readFileSync(
  join(
    dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
    'dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Runs the body of a function in a page; `arguments` has the parameters. */
export type RunInPage = <Result>(body: string, ...parameters: readonly unknown[]) => Promise<Result>;

/** Body of a function that returns `expression`, which may use the elements of a query as `elements`. */
export const bodyFor = (expression: string): string => `if (!window.TestingLibraryDom) return null;
const elements = (${findAll})(arguments[0]);
return { result: ${expression} };`;

/** Evaluates an expression with the elements of a query, and adds Testing Library to the page where it is missing. */
export async function withElements<Result>(
  run: RunInPage,
  query: Query,
  expression: string,
  argument = '',
): Promise<Result> {
  const evaluate = () => run<{ result: Result } | null>(bodyFor(expression), query, argument);
  const first = await evaluate();
  if (first) return first.result;
  await run(library);
  const second = await evaluate();
  if (!second) throw new Error('The page changed while it was read');
  return second.result;
}

/** The first element that is not disabled, or null. */
export const USABLE = `(elements.find((element) => !element.matches(':disabled, [aria-disabled="true"]')) ?? null)`;

/** Where that element is, or null. */
export const PLACE = `JSON.stringify(${USABLE}?.getBoundingClientRect() ?? null)`;
