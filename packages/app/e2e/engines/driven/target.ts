import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../../harness/expect.ts';
import type { Screen, Target } from '../../harness/screen.ts';
import { TIMEOUT } from '../../harness/timeout.ts';
import type { Pattern, Query, Step } from './query.ts';

/** Reads from the elements of a query. Runs in the page, without access to its module's scope. */
type Read<Result> = (elements: HTMLElement[], argument: string) => Result;

/** Element that accepts input. */
export interface UsableElement {
  click(): Promise<void>;
  /** @param position in px from the top left corner */
  clickAt(position: { readonly x: number; readonly y: number }): Promise<void>;
  type(text: string): Promise<void>;
  /** @param key keys to press together, such as `ControlOrMeta+a` */
  press(key: string): Promise<void>;
  /** Selects an option by its label. */
  select(label: string): Promise<void>;
  /** Sets the file of a file input. */
  setFile(path: string): Promise<void>;
}

/** Page to find targets in. */
export interface TargetSource {
  /** Folder for files to upload: the browser reads them by path. */
  readonly folder: string;
  readonly readAll: <Result>(query: Query, read: Read<Result>, argument?: string) => Promise<Result>;
  /** First element of a query that is not disabled; undefined while it moves. */
  readonly findUsable: (query: Query) => Promise<UsableElement | undefined>;
}

const patternOf = (text: string | RegExp, exact = false): Pattern =>
  typeof text === 'string' ? { text, exact } : { text: text.source, flags: text.flags };

const queries = new WeakMap<Target, Query>();

function queryOf(target: Target): Query {
  const query = queries.get(target);
  if (query === undefined) throw new Error('This target belongs to another driver');
  return query;
}

/** Locator methods of a page, or within a target. */
export function queriesOf(
  source: TargetSource,
  query: Query,
): Pick<Screen, 'getByLabel' | 'getByRole' | 'getByText' | 'locator'> {
  const next = (step: Step) => createTarget(source, [...query, step]);
  return {
    getByRole: (role, { name, exact, level } = {}) =>
      next({
        by: 'role',
        role,
        ...(name !== undefined && { name: patternOf(name, exact) }),
        ...(level !== undefined && { level }),
      }),
    getByLabel: (text, { exact } = {}) => next({ by: 'label', pattern: patternOf(text, exact) }),
    getByText: (text, { exact } = {}) => next({ by: 'text', pattern: patternOf(text, exact) }),
    locator: (selector) =>
      selector.startsWith('xpath=')
        ? next({ by: 'xpath', selector: selector.slice('xpath='.length) })
        : next({ by: 'css', selector }),
  };
}

/** Creates the {@link Target} of a query. */
function createTarget(source: TargetSource, query: Query): Target {
  const { readAll } = source;
  const next = (step: Step) => createTarget(source, [...query, step]);

  /** Reads from the first element once it exists. */
  async function read<Result>(get: Read<Result>, argument = '', timeout = TIMEOUT): Promise<Result> {
    const count = () => readAll(query, (elements) => elements.length);
    await expect.poll(count, { message: JSON.stringify(query), timeout }).toBeGreaterThan(0);
    return readAll(query, get, argument);
  }

  /** Acts on the first usable element, and retries if it has changed or is temporarily covered. */
  async function act(work: (element: UsableElement) => Promise<unknown>, timeout = TIMEOUT): Promise<void> {
    let failure: unknown;
    const attempt = async () => {
      try {
        const element = await source.findUsable(query);
        if (element === undefined) return false;
        await work(element);
        return true;
      } catch (error) {
        failure = error;
        return false;
      }
    };
    await expect
      .poll(attempt, { timeout })
      .toBe(true)
      .catch((error: unknown) => {
        throw new Error(`Could not use ${JSON.stringify(query)}: ${String(failure ?? error)}`, {
          cause: failure,
        });
      });
  }

  const target: Target = {
    ...queriesOf(source, query),
    and: (other) => next({ by: 'and', query: queryOf(other) }),
    or: (other) => next({ by: 'or', query: queryOf(other) }),
    filter: ({ has, hasText, visible } = {}) =>
      createTarget(source, [
        ...query,
        ...(has ? [{ by: 'has', query: queryOf(has) } as const] : []),
        ...(hasText === undefined ? [] : [{ by: 'hasText', pattern: patternOf(hasText) } as const]),
        ...(visible ? [{ by: 'visible' } as const] : []),
      ]),
    first: () => next({ by: 'at', index: 0 }),
    last: () => next({ by: 'at', index: -1 }),
    all: async () => Array.from({ length: await target.count() }, (_, index) => next({ by: 'at', index })),
    count: () => readAll(query, (elements) => elements.length),
    isVisible: async () => (await next({ by: 'visible' }).count()) > 0,
    isChecked: () =>
      read(([element]) =>
        element instanceof HTMLInputElement ? element.checked : element?.ariaChecked === 'true',
      ),
    inputValue: () =>
      read(([element]) =>
        element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement
          ? element.value
          : '',
      ),
    textContent: () => read(([element]) => element?.textContent ?? null),
    innerText: ({ timeout } = {}) => read(([element]) => element?.innerText ?? '', '', timeout),
    getAttribute: (name) => read(([element], attribute) => element?.getAttribute(attribute) ?? null, name),
    click: ({ position, timeout } = {}) =>
      act((element) => (position === undefined ? element.click() : element.clickAt(position)), timeout),
    press: (key) => act((element) => element.press(key)),
    pressSequentially: (text) => act((element) => element.type(text)),
    selectOption: ({ label }) => act((element) => element.select(label)),
    setInputFiles: ({ name, buffer }) => {
      const path = join(source.folder, name);
      writeFileSync(path, buffer);
      return act((element) => element.setFile(path));
    },
  };
  queries.set(target, query);
  return target;
}
