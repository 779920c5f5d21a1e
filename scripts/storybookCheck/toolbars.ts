/** Checks every value of Storybook's toolbars, selected by a URL as in a shared link. */
import type { Browser, Frame, Page } from 'playwright';
import { brands } from '../../packages/ui/src/brands/index.ts';
import { globalTypes } from '../../.storybook/toolbars.ts';
import { openPage } from './open.ts';

/** Story for the toolbars that change the appearance. */
const component = 'components-button--default';
/** Label set by URL, as with the controls. */
const LABEL = 'From the controls';

/** Story for the network toolbar, and the text that it shows under each condition. */
const screen = 'screens-subscriptions-subscriptions--next-steps';
const networkTexts: Readonly<Record<string, string>> = {
  normal: 'Action Required',
  slow: 'Action Required',
  offline: 'could not reach the service',
  failing: "We couldn't load your subscriptions",
  empty: 'No subscriptions yet',
};

/** Waits until the button is shown. */
const shown = (frame: Frame) => frame.getByRole('button', { name: LABEL }).waitFor();

async function previewFrame(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('#storybook-preview-iframe');
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The preview has no frame');
  return frame;
}

/** What toolbars set on the page's root element. */
const readRoot = (frame: Frame) =>
  frame.evaluate(() => {
    const root = document.documentElement;
    const { letterSpacing, fontSize } = getComputedStyle(root);
    return {
      brand: root.dataset['brand'],
      scheme: root.dataset['scheme'],
      direction: root.dir,
      textSize: root.style.fontSize,
      textSpacing:
        Number.parseFloat(letterSpacing) / Number.parseFloat(fontSize) === 0.12 ? 'wide' : 'normal',
      density: String(Number(getComputedStyle(root).getPropertyValue('--density'))),
    };
  });

const differs = (what: string, actual: unknown, expected: unknown) =>
  actual === expected ? [] : [`${what} is ${String(actual)}, not ${String(expected)}`];

/** Checks that every brand and scheme has a labeled pane with the story and its arguments, two per row. */
async function panesProblems(preview: Frame): Promise<readonly string[]> {
  const panes = brands.flatMap(({ id, name }) =>
    ['light', 'dark'].map((scheme) => ({ brand: id, scheme, title: `${name}, ${scheme}` })),
  );
  const problems = panes.map(async ({ brand, scheme, title }) => {
    const pane = preview.getByRole('region', { name: title });
    await pane.getByRole('button', { name: LABEL }).waitFor();
    return [
      ...differs(`brand of ${title}`, await pane.getAttribute('data-brand'), brand),
      ...differs(`scheme of ${title}`, await pane.getAttribute('data-scheme'), scheme),
    ];
  });
  const found = (await Promise.all(problems)).flat();
  const tops = await preview
    .locator('figure')
    .evaluateAll((figures) => figures.map((figure) => Math.round(figure.getBoundingClientRect().top)));
  return [...found, ...differs('number of rows', new Set(tops).size, panes.length / 2)];
}

/** Checks that the note on how to switch forced colors on is shown only while the toolbar has them and the browser hasn't. */
async function forcedColorsProblems(preview: Frame, value: string): Promise<readonly string[]> {
  const notes = preview.getByRole('note');
  const before = await notes.count();
  await preview.page().emulateMedia({ forcedColors: 'active' });
  await notes.waitFor({ state: 'detached' });
  return differs('number of notes', before, value === 'on' ? 1 : 0);
}

async function componentProblems(preview: Frame, toolbar: string, value: string): Promise<readonly string[]> {
  if (toolbar === 'view' && value === 'all') return panesProblems(preview);
  await shown(preview);
  // The brand has a density of its own.
  if (toolbar === 'density' && value === 'brand') return [];
  if (toolbar === 'forcedColors') return forcedColorsProblems(preview, value);
  if (toolbar === 'view') return differs('number of frames', await preview.locator('iframe').count(), 0);
  const expected = toolbar === 'textSize' ? `${value}%` : value;
  const actual = Object.entries(await readRoot(preview)).find(([key]) => key === toolbar)?.[1];
  return differs(toolbar, actual, expected);
}

/** Opens a story with a toolbar value in the URL and returns its problems. */
async function toolbarProblems(
  browser: Browser,
  storybook: string,
  toolbar: string,
  value: string,
): Promise<readonly string[]> {
  const isNetwork = toolbar === 'network';
  const globals = `globals=${toolbar}:${value}`;
  const { page, errors } = await openPage(
    browser,
    isNetwork
      ? `${storybook}/iframe.html?viewMode=story&embed=true&id=${screen}&${globals}`
      : `${storybook}/?path=/story/${component}&args=children:${encodeURIComponent(LABEL)}&${globals}`,
  );
  try {
    if (isNetwork) {
      await page
        .getByText(networkTexts[value] ?? `no text for ${value}`)
        .first()
        .waitFor();
      // Ignores the expected console errors of failed requests.
      return [];
    }
    return [...(await componentProblems(await previewFrame(page), toolbar, value)), ...errors];
  } finally {
    await page.close();
  }
}

/** Screens by story, and their route: the pattern that matches the story's first address. */
const routesByStory = {
  'screens-orders-order-history--every-status': '/user/order-history',
  'screens-orders-order-history--shipped': '/user/order-history/:id',
};

/** Checks that the toolbar has the route of a screen. */
async function routeProblems(
  browser: Browser,
  storybook: string,
  story: string,
  route: string,
): Promise<readonly string[]> {
  const { page, errors } = await openPage(browser, `${storybook}/?path=/story/${story}`);
  try {
    await page.getByText(`Route: ${route}`, { exact: true }).waitFor();
    return errors;
  } finally {
    await page.close();
  }
}

/** Checks of the routes of screens. */
export const routeVisits = (browser: Browser, storybook: string) =>
  Object.entries(routesByStory).map(([story, route]) => ({
    name: `route of ${story}`,
    problems: () => routeProblems(browser, storybook, story, route),
  }));

/** Checks of every value of every toolbar. */
export const toolbarVisits = (browser: Browser, storybook: string) =>
  Object.entries(globalTypes).flatMap(
    ([
      toolbar,
      {
        toolbar: { items },
      },
    ]) =>
      items.map(({ value }) => ({
        name: `toolbar ${toolbar}, ${value}`,
        problems: () => toolbarProblems(browser, storybook, toolbar, value),
      })),
  );
