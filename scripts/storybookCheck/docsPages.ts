/** Checks every docs page of the built Storybook in several modes. */
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright';
import type { Mode } from '../visual/modes.ts';
import {
  hasMode,
  isDocsReady,
  openSnippets,
  readDocsState,
  readSnippets,
  setGlobals,
  type DocsState,
} from './inPage.ts';
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

/** Texts of a page without sufficient contrast, except in Storybook's switches, which also have a text value. */
async function contrastProblems(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  // `axe` is defined in the page by the source above.
  const { violations } = await page.evaluate(() =>
    axe.run(
      { include: ['#storybook-docs'], exclude: ['.docblock-argstable [aria-hidden]'] },
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

/** Selects a brand and scheme, as the toolbars do, and waits until the page and its frames have them. */
async function selectMode(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(setGlobals, { ...mode });
  // What does not change is reported as a problem of the state.
  await page.waitForFunction(hasMode, mode).catch(() => undefined);
}

/** Opens a docs page in the first mode, selects the others in turn, and returns the problems of each. */
async function docsPageProblems(
  context: BrowserContext,
  storybook: string,
  { id, title }: DocsEntry,
  [first, ...others]: readonly [Mode, ...Mode[]],
): Promise<readonly string[]> {
  const { page, errors } = await openPage(
    context,
    `${storybook}/iframe.html?viewMode=docs&id=${id}&globals=brand:${first.brand};scheme:${first.scheme}`,
  );
  const problemsIn = async (mode: Mode) => {
    await page.waitForFunction(isDocsReady);
    const problems = [
      ...stateProblems(await page.evaluate(readDocsState), mode),
      ...(await contrastProblems(page)),
    ];
    return problems.map((problem) => `${mode.brand} ${mode.scheme}: ${problem}`);
  };
  try {
    const problems = [...(await problemsIn(first)), ...snippetProblems(title, await snippetsOf(page))];
    for (const mode of others) {
      await selectMode(page, mode);
      problems.push(...(await problemsIn(mode)));
    }
    return [...problems, ...errors];
  } finally {
    await page.close();
  }
}

/** Checks of all docs pages, each in all the modes. They share a context, so that files of Storybook are read once. */
export async function docsVisits(browser: Browser, storybook: string, visited: readonly [Mode, ...Mode[]]) {
  const entries = await fetchDocsEntries(storybook);
  const context = await browser.newContext(pageOptions);
  return entries.map((entry) => ({
    name: entry.id,
    problems: () => docsPageProblems(context, storybook, entry, visited),
  }));
}
