/** Checks every docs page of the built Storybook in several modes. */
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Mode } from '../visual/modes.ts';
import { isDocsReady, openSnippets, readDocsState, readSnippets, type DocsState } from './inPage.ts';
import { openPage, pageOptions } from './open.ts';
import { snippetProblems } from './snippetProblems.ts';

/** Docs page of Storybook's index. */
export interface DocsEntry {
  readonly id: string;
  /** Path in the sidebar: `Components/Button`. */
  readonly title: string;
}

interface Index {
  readonly entries: Readonly<Record<string, DocsEntry & { readonly type: string }>>;
}

/** All docs pages of a Storybook at a URL. */
export async function fetchDocsEntries(storybook: string): Promise<readonly DocsEntry[]> {
  const response = await fetch(`${storybook}/index.json`);
  const { entries }: Index = await response.json();
  return Object.values(entries).filter(({ type }) => type === 'docs');
}

const stateProblems = (state: DocsState, { brand, scheme }: Mode): readonly string[] =>
  [
    state.openModals > 0 && `${state.openModals} open modals`,
    state.brand !== brand && `brand is ${state.brand}`,
    state.scheme !== scheme && `scheme is ${state.scheme}`,
    state.background !== state.expectedBackground &&
      `background is ${state.background}, not ${state.expectedBackground}`,
    state.otherSchemes.length > 0 && `frames in scheme ${state.otherSchemes.join(', ')}`,
  ].filter((problem) => problem !== false);

/**
 * Texts of a page without sufficient contrast, except in stories, which have their own tests, and in Storybook's switches, which also
 * have a text value.
 */
async function contrastProblems(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  // `axe` is defined in the page by the source above.
  const { violations } = await page.evaluate(() =>
    axe.run(
      {
        include: ['#storybook-docs'],
        exclude: ['[data-story-block]', '.docblock-argstable [aria-hidden]'],
      },
      {
        runOnly: { type: 'rule', values: ['color-contrast'] },
        resultTypes: ['violations'],
        iframes: false,
      },
    ),
  );
  return violations
    .flatMap(({ nodes }) => nodes)
    .map(({ html, any }) => `contrast ${JSON.stringify(any[0]?.data?.contrastRatio)}: ${html.slice(0, 160)}`);
}

/** Code snippets of the stories on a page. */
async function snippetsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(openSnippets);
  const toggles = page.locator('.docblock-code-toggle--expanded');
  await page.waitForFunction(
    (count) => document.querySelectorAll('.sbdocs-preview pre').length === count,
    await toggles.count(),
  );
  return page.evaluate(readSnippets);
}

/**
 * Opens a docs page in a brand and scheme and returns its problems.
 * @param hasSnippets whether to check its code, which is the same in each mode
 */
async function docsPageProblems(
  context: BrowserContext,
  storybook: string,
  { id, title }: DocsEntry,
  mode: Mode,
  hasSnippets: boolean,
): Promise<readonly string[]> {
  const globals = `brand:${mode.brand};scheme:${mode.scheme}`;
  const { page, errors } = await openPage(
    context,
    `${storybook}/iframe.html?viewMode=docs&id=${id}&globals=${globals}`,
  );
  try {
    await page.waitForFunction(isDocsReady);
    const state = stateProblems(await page.evaluate(readDocsState), mode);
    const contrast = await contrastProblems(page);
    const snippets = hasSnippets ? snippetProblems(title, await snippetsOf(page)) : [];
    return [...state, ...contrast, ...snippets, ...errors];
  } finally {
    await page.close();
  }
}

/** Checks of all docs pages, in each of the modes. They share a context, so that the browser caches Storybook's files. */
export async function docsVisits(browser: Browser, storybook: string, visited: readonly Mode[]) {
  const entries = await fetchDocsEntries(storybook);
  const context = await browser.newContext(pageOptions);
  return visited.flatMap((mode, index) =>
    entries.map((entry) => ({
      name: `${entry.id}, ${mode.brand} ${mode.scheme}`,
      problems: () => docsPageProblems(context, storybook, entry, mode, index === 0),
    })),
  );
}
