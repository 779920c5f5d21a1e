import type { Page } from 'playwright';

/** Content of a page at one moment. */
export interface PageContent {
  /** All text of the page. */
  readonly text: string;
  /** Text of `main`. */
  readonly main: string;
  /** Headings of `main`. */
  readonly headings: readonly string[];
  /** Error next to the retry button; undefined without a retry button. */
  readonly failure: string | undefined;
  readonly isLoading: boolean;
  /** Number of enabled links and buttons in `main`. */
  readonly actions: number;
}

/** Names of retry buttons. */
export const RETRY = /^(Try again|Reload)/;

const EMPTY: PageContent = {
  text: '',
  main: '',
  headings: [],
  failure: undefined,
  isLoading: true,
  actions: 0,
};

/** Reads the content of a page; empty during a navigation. */
export const readContent = (page: Page): Promise<PageContent> =>
  page
    .evaluate((retrySource) => {
      // Declared inside: code evaluated in the page has no access to this module's scope.
      // oxlint-disable unicorn/consistent-function-scoping
      const textOf = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
      const all = (selector: string, root: ParentNode | null = document) => [
        ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
      ];
      // oxlint-enable unicorn/consistent-function-scoping
      const main = document.querySelector('main');
      const retry = all('button', main).find((button) => new RegExp(retrySource).test(textOf(button)));
      let parent = retry?.parentElement ?? null;
      while (parent !== null && parent !== main && textOf(parent) === textOf(retry ?? null))
        parent = parent.parentElement;
      const message = all('h1, h2, h3, p', parent)[0] ?? parent;
      return {
        text: document.body.innerText,
        main: textOf(main),
        headings: all('h1, h2, h3', main).map(textOf),
        failure: retry && textOf(message),
        isLoading:
          all('output').some((output) => textOf(output).startsWith('Loading')) ||
          all('[aria-busy="true"]', main).length > 0,
        actions: all('a[href], button:not([disabled])', main).length,
      };
    }, RETRY.source)
    .catch(() => EMPTY);
