import type * as TestingLibrary from '@testing-library/dom';

/** Text to match, serializable for a script in the page. */
export interface Pattern {
  readonly text: string;
  /** Flags of a regular expression; undefined for plain text. */
  readonly flags?: string;
  readonly exact?: boolean;
}

/** One step of a query: selects elements from those of the previous step. */
export type Step =
  | { readonly by: 'role'; readonly role: string; readonly name?: Pattern; readonly level?: number }
  | { readonly by: 'label' | 'text'; readonly pattern: Pattern }
  | { readonly by: 'css' | 'xpath'; readonly selector: string }
  | { readonly by: 'and' | 'or' | 'has'; readonly query: Query }
  | { readonly by: 'hasText'; readonly pattern: Pattern }
  | { readonly by: 'visible' }
  | { readonly by: 'at'; readonly index: number };

/** Steps from the document to the matching elements. */
export type Query = readonly Step[];

declare const TestingLibraryDom: typeof TestingLibrary;

/**
 * Finds elements as Playwright does. Runs in the page: it has no access to this module's scope and needs Testing Library
 * as a global.
 */
export function findAll(query: Query): HTMLElement[] {
  // Declared inside: code evaluated in the page has no access to this module's scope.
  // oxlint-disable unicorn/consistent-function-scoping
  const normalize = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const matches = ({ text, flags, exact = false }: Pattern, given: string | null | undefined) => {
    const found = normalize(given ?? '');
    if (flags !== undefined) return new RegExp(text, flags).test(found);
    // A name computed from content may lack the space between two elements.
    if (exact) return found.replaceAll(' ', '') === text.replaceAll(' ', '');
    return found.toLowerCase().includes(text.toLowerCase());
  };
  const isVisible = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const isElement = (node: Node | null): node is HTMLElement => node instanceof HTMLElement;
  const byXpath = (scope: HTMLElement, selector: string) => {
    const result = document.evaluate(selector, scope, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    return Array.from({ length: result.snapshotLength }, (_, index) => result.snapshotItem(index)).filter(
      isElement,
    );
  };
  const inside = (scope: HTMLElement, step: Step): HTMLElement[] => {
    const library = TestingLibraryDom;
    if (step.by === 'role') {
      const { role, name, level } = step;
      return library.queryAllByRole(scope, role, {
        ...(name && { name: (given) => matches(name, given) }),
        ...(level !== undefined && { level }),
      });
    }
    if (step.by === 'label') return library.queryAllByLabelText(scope, (text) => matches(step.pattern, text));
    if (step.by === 'text') return library.queryAllByText(scope, (text) => matches(step.pattern, text));
    if (step.by === 'xpath') return byXpath(scope, step.selector);
    return step.by === 'css' ? [...scope.querySelectorAll<HTMLElement>(step.selector)] : [];
  };
  const inDocumentOrder = (elements: Iterable<HTMLElement>) =>
    [...new Set(elements)].toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
  const follow = (from: readonly HTMLElement[], steps: Query): HTMLElement[] => {
    let current = [...from];
    for (const step of steps) {
      if (step.by === 'visible') current = current.filter(isVisible);
      else if (step.by === 'hasText')
        current = current.filter((element) => matches(step.pattern, element.textContent));
      else if (step.by === 'has')
        current = current.filter((element) => follow([element], step.query).length > 0);
      else if (step.by === 'and') {
        const others = follow([document.documentElement], step.query);
        current = current.filter((element) => others.includes(element));
      } else if (step.by === 'or')
        current = inDocumentOrder([...current, ...follow([document.documentElement], step.query)]);
      else if (step.by === 'at') current = current.slice(step.index).slice(0, 1);
      else current = inDocumentOrder(current.flatMap((scope) => inside(scope, step)));
    }
    return current;
  };
  // oxlint-enable unicorn/consistent-function-scoping
  return follow([document.documentElement], query);
}
