import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect } from '../../harness/expect.ts';
import type { Screen, Target } from '../../harness/screen.ts';
import { TIMEOUT } from '../../harness/timeout.ts';
import type { Pattern, Query, Step } from './query.ts';

/** Reads from the elements of a query. It runs in the page, so it can't use its module's scope. */
type Read<Result> = (elements: HTMLElement[], argument: string) => Result;

/** Page in which targets are found. */
export interface TargetSource {
  readonly driver: WebDriver;
  /** For files that are chosen: the browser reads them later, by their paths. */
  readonly folder: string;
  readonly readAll: <Result>(query: Query, read: Read<Result>, argument?: string) => Promise<Result>;
  /** First element of a query that is not disabled; undefined while it moves. */
  readonly findUsable: (query: Query) => Promise<WebElement | undefined>;
}

const patternOf = (text: string | RegExp, exact = false): Pattern =>
  typeof text === 'string' ? { text, exact } : { text: text.source, flags: text.flags };

const queries = new WeakMap<Target, Query>();

function queryOf(target: Target): Query {
  const query = queries.get(target);
  if (query === undefined) throw new Error('This element is of another driver');
  return query;
}

/** Keys by their names in Playwright. */
const KEYS: Readonly<Record<string, string>> = {
  ControlOrMeta: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};

/** Keys to press together, in the protocol's letters. */
export const chordOf = (key: string): string =>
  Key.chord(...key.split('+').map((name) => KEYS[name] ?? name));

/** Starts of a query: those of a page, or of what a target finds. */
export function placesOf(
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
  const { driver, readAll } = source;
  const next = (step: Step) => createTarget(source, [...query, step]);

  /** Reads from the first element, once there is one. */
  async function read<Result>(get: Read<Result>, argument = '', timeout = TIMEOUT): Promise<Result> {
    const count = () => readAll(query, (elements) => elements.length);
    await expect.poll(count, { message: JSON.stringify(query), timeout }).toBeGreaterThan(0);
    return readAll(query, get, argument);
  }

  /** Acts on the first element that can be used, again where it has changed or is covered for a moment. */
  async function act(work: (element: WebElement) => Promise<unknown>, timeout = TIMEOUT): Promise<void> {
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
    ...placesOf(source, query),
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
      act(async (element) => {
        // The driver itself scrolls an element only to the edge, where a sticky part of the page may cover it.
        await driver.executeScript(
          'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
          element,
        );
        if (position === undefined) return element.click();
        const { width, height } = await element.getRect();
        // The protocol counts from the middle of the element.
        const offset = { x: Math.round(position.x - width / 2), y: Math.round(position.y - height / 2) };
        await driver
          .actions()
          .move({ origin: element, ...offset })
          .click()
          .perform();
      }, timeout),
    press: (key) => act((element) => element.sendKeys(chordOf(key))),
    pressSequentially: (text) => act((element) => element.sendKeys(text)),
    selectOption: ({ label }) =>
      createTarget(source, [
        ...query,
        { by: 'xpath', selector: `.//option[normalize-space()=${JSON.stringify(label)}]` },
      ]).click(),
    setInputFiles: ({ name, buffer }) => {
      const path = join(source.folder, name);
      writeFileSync(path, buffer);
      return act((element) => element.sendKeys(path));
    },
  };
  queries.set(target, query);
  return target;
}
