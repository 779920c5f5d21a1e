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

/** Runs a function body in a page; `arguments` has the parameters. */
export type RunInPage = <Result>(body: string, ...parameters: readonly unknown[]) => Promise<Result>;

/** Function body that returns `expression`, which can use the elements of a query as `elements`. */
export const bodyFor = (expression: string): string => `if (!window.TestingLibraryDom) return null;
const elements = (${findAll})(arguments[0]);
return { result: ${expression} };`;

/** Evaluates an expression with the elements of a query; first adds Testing Library to the page if missing. */
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
  if (!second) throw new Error('The page navigated while it was read');
  return second.result;
}

/** Expression for the first element that is not disabled, or null. */
export const USABLE = `(elements.find((element) => !element.matches(':disabled, [aria-disabled="true"]')) ?? null)`;

/** Position of an element as JSON; null while it doesn't exist, or while it or an ancestor is animated. */
function stillPosition(element: Element | null): string | null {
  const isMoving = document
    .getAnimations()
    .some(
      ({ effect }) =>
        effect instanceof KeyframeEffect &&
        effect.getComputedTiming().endTime !== Infinity &&
        effect.target?.contains(element),
    );
  return element === null || isMoving ? null : JSON.stringify(element.getBoundingClientRect());
}

/** Expression for the position of that element, see {@link stillPosition}. */
export const BOX = `(${stillPosition})(${USABLE})`;
