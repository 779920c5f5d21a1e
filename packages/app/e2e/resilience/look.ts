import type { Page } from 'playwright';

/** What a page shows at one moment. */
export interface Look {
  /** Everything on the page. */
  readonly text: string;
  /** Text of `main`. */
  readonly main: string;
  /** Headings of `main`. */
  readonly headings: readonly string[];
  /** What is said where the patient is offered to try again; undefined without such an offer. */
  readonly failure: string | undefined;
  readonly isLoading: boolean;
  /** Links and buttons in `main` that can be pressed. */
  readonly steps: number;
}

/** Buttons that ask the service again. */
export const RETRY = /^(Try again|Reload)/;

const NOTHING: Look = { text: '', main: '', headings: [], failure: undefined, isLoading: true, steps: 0 };

/** Looks at a page; one that is being left shows nothing. */
export const look = (page: Page): Promise<Look> =>
  page
    .evaluate((retrySource) => {
      // Functions stay inside: the page can't reach this module's scope.
      // oxlint-disable unicorn/consistent-function-scoping
      const textOf = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
      const all = (selector: string, root: ParentNode | null = document) => [
        ...(root?.querySelectorAll<HTMLElement>(selector) ?? []),
      ];
      // oxlint-enable unicorn/consistent-function-scoping
      const main = document.querySelector('main');
      const retry = all('button', main).find((button) => new RegExp(retrySource).test(textOf(button)));
      let place = retry?.parentElement ?? null;
      while (place !== null && place !== main && textOf(place) === textOf(retry ?? null))
        place = place.parentElement;
      const said = all('h1, h2, h3, p', place)[0] ?? place;
      return {
        text: document.body.innerText,
        main: textOf(main),
        headings: all('h1, h2, h3', main).map(textOf),
        failure: retry && textOf(said),
        isLoading:
          all('output').some((output) => textOf(output).startsWith('Loading')) ||
          all('[aria-busy="true"]', main).length > 0,
        steps: all('a[href], button:not([disabled])', main).length,
      };
    }, RETRY.source)
    .catch(() => NOTHING);
