/** Prerenders public pages for each brand. Runs in Node, at build time only. */
import '@patient/ui/styles';
import '@patient/ui/themes';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { LoadTimeoutNotice, Splash } from '@patient/ui/Splash';
import { brands, defineBrand, type Brand } from '@patient/ui/theme';
import { UiProvider } from '@patient/ui/UiProvider';
import { App } from './shell/App.tsx';
import { createSessions } from './shell/createSessions.ts';
import { configFor } from './shell/config.ts';
import { createEnvironment } from './shell/createEnvironment.ts';
import { runGuards } from './shell/guards/runGuards.ts';
import { offeredProductTypes, slugOfProductType } from '@patient/api/model';
import { PAGE_SEGMENTS } from '#shared/treatments.ts';
import { loadRoute } from './shell/router/loadRoute.ts';
import { matchPath } from './shell/router/matchPath.ts';
import { describeBrand, describePage } from './shell/describePage.ts';
import { firstCallsOf, notFound, routes, sourcesOf } from './shared/routes.ts';

export interface PrerenderedPage {
  /** HTML inside `#root`. */
  readonly html: string;
  readonly title: string;
  readonly description: string;
  readonly lang: 'en';
}

/** Page that the build creates. */
export interface PlannedPage {
  /** Path, or pattern of paths (wouter's syntax). */
  readonly path: string;
  /** Source files of the page, besides the app's own; their chunks are preloaded. */
  readonly sources: readonly string[];
}

/** The entry page, the sign-in and password pages, and the basics step of every treatment that a brand offers. */
const publicPaths = (brand: Brand): readonly string[] => [
  '/login',
  '/reset-password',
  '/new-password',
  '/',
  ...offeredProductTypes(brand).map((productType) => `/${slugOfProductType(productType)}`),
];

const planned = (path: string): PlannedPage => ({
  path,
  sources: sourcesOf(matchPath(path, { testUsers: false }).route),
});

/** Whether a signed-out visitor of the brand sees the page instead of a redirect. */
const isShown = (brand: Brand, path: string): boolean =>
  runGuards([], {
    brand,
    url: { pathname: path, search: '' },
    session: { loggedIn: false },
    productTypes: [],
    now: 0,
  }).kind === 'pass';

/** Each brand and its prerendered pages. */
export const brandPages = brands.map(defineBrand).map((brand) => ({
  brand,
  prerendered: publicPaths(brand)
    .filter((path) => isShown(brand, path))
    .map(planned),
}));

/** Splash, with the HTTP status of the URLs that show it. */
export interface PlannedSplash extends PlannedPage {
  readonly status: 200 | 404;
  /** Setting that enables the page; without it the status is 404 and nothing is preloaded. */
  readonly needs?: 'testUsers';
  /** Requests that the document starts before its scripts have loaded. */
  readonly firstCalls: readonly string[];
  /** Prerendered path that is served instead of a splash. */
  readonly prerendered?: string;
}

/**
 * Patterns that are served a prerendered page: an emailed link shows the same page for every token until the token is
 * checked.
 */
const prerenderedAs: ReadonlyMap<string, string> = new Map([
  ['/new-password/:email?/:token', '/new-password'],
]);

const config = configFor('http://localhost');
const missingPage = (path: string): PlannedSplash => ({
  path,
  sources: sourcesOf(notFound),
  status: 404,
  firstCalls: [],
});

/** One-segment paths that are neither a slug nor a page. */
const missingPages = [...PAGE_SEGMENTS]
  .map((segment) => `/${segment}`)
  .filter((path) => matchPath(path, { testUsers: true }).route === notFound);

/** Splash of each route. The first one that matches a path is used. */
export const splashes: readonly PlannedSplash[] = [
  ...missingPages.map(missingPage),
  ...routes.map((route): PlannedSplash => {
    const { path, needs } = route;
    if (needs !== undefined) return { ...missingPage(path), needs };
    const prerendered = prerenderedAs.get(path);
    return {
      path,
      sources: sourcesOf(route),
      status: 200,
      firstCalls: firstCallsOf(route),
      ...(prerendered !== undefined && { prerendered }),
    };
  }),
  missingPage(notFound.path),
];

/** HTML of the notice that every page shows when its script does not load. */
export const loadTimeoutNotice = renderToStaticMarkup(<LoadTimeoutNotice />);

const brandOf = (id: string): Brand => {
  const brand = brands.find((each) => each.id === id);
  if (!brand) throw new Error(`Unknown brand ${id}`);
  return brand;
};

/**
 * Renders the splash of pages that are not prerendered.
 * @throws Error for an unknown brand.
 */
export function renderSplash(brandId: string): PrerenderedPage {
  const brand = brandOf(brandId);
  const html = renderToStaticMarkup(
    <UiProvider brand={brand} navigate={() => undefined}>
      <Splash />
    </UiProvider>,
  );
  return { html, title: brand.title, description: describeBrand(brand), lang: 'en' };
}

/**
 * Prerenders a page of a brand.
 * @throws Error for an unknown brand.
 */
export async function renderPage(brandId: string, path: string): Promise<PrerenderedPage> {
  const brand = brandOf(brandId);
  const environment = createEnvironment({
    brand,
    config,
    storage: undefined,
    tabStorage: undefined,
  });
  const initial = await loadRoute(matchPath(path, environment), path);
  const html = renderToString(
    <StrictMode>
      <App sessions={createSessions(environment)} initial={initial} ssrPath={path} />
    </StrictMode>,
  );
  const title = `${initial.route.title} | ${brand.title}`;
  return { html, title, description: describePage(brand, path), lang: 'en' };
}
