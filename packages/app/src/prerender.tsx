/** Prerenders public pages for each brand. Runs in Node, at build time only. */
import '@patient/ui/styles';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { brandIcon, brands, UiProvider, type Brand } from '@patient/ui/theme';
import { App } from './shell/App.tsx';
import { createAppStore } from './shell/createAppStore.ts';
import { configFor } from './shell/config.ts';
import { createEnvironment } from './shell/createEnvironment.ts';
import { decideRoute } from './shell/guards/decideRoute.ts';
import { offeredProductTypes, slugOfProductType } from './features/treatment/index.ts';
import { loadRoute } from './shell/router/loadRoute.ts';
import { matchPath } from './shell/router/matchPath.ts';
import { sourcesOf } from './shell/router/sourcesOf.ts';
import { notFound, routes } from './routes.ts';
import { LoadTimeoutNotice } from './shell/loadTimeoutNotice/LoadTimeoutNotice.tsx';
import { Splash } from './shell/splash/Splash.tsx';

export interface PrerenderedPage {
  /** What stands in `#root`. */
  readonly html: string;
  readonly title: string;
  readonly lang: 'en';
}

/** A page that the build makes, and what it is for. */
export interface PlannedPage {
  /** Address, or pattern of addresses (wouter's syntax). */
  readonly path: string;
  /** Sources of what it shows beside the app's own; they are preloaded with it. */
  readonly sources: readonly string[];
}

/** The entry page, the sign-in page, and the basics step of every treatment that a brand offers. */
const publicPaths = (brand: Brand): readonly string[] => [
  '/login',
  '/',
  ...offeredProductTypes(brand).map((productType) => `/${slugOfProductType(productType)}`),
];

const planned = (path: string): PlannedPage => ({
  path,
  sources: sourcesOf(matchPath(path, { testUsers: false }).route),
});

/** Whether a brand's visitor sees the page of a path, and is not sent elsewhere. */
const isShown = (brand: Brand, path: string): boolean =>
  decideRoute([], {
    brand,
    url: { pathname: path, search: '' },
    session: { loggedIn: false },
    productTypes: [],
    now: 0,
  }).kind === 'pass';

/** Head data of each brand, and its prerendered pages. */
export const brandPages = brands.map((brand) => ({
  id: brand.id,
  title: brand.title,
  themeColor: brand.themeColor,
  iconSvg: brandIcon(brand),
  hosts: brand.hosts,
  prerendered: publicPaths(brand)
    .filter((path) => isShown(brand, path))
    .map(planned),
}));

/** The table of routes, each for the splash that it begins with. The first that fits an address is meant. */
export const splashes: readonly PlannedPage[] = [...routes, notFound].map((route) => ({
  path: route.path,
  // What a setting has to turn on is nobody's to fetch where it is off, and the build does not know where that is.
  sources: route.needs === undefined ? sourcesOf(route) : [],
}));

/** HTML of what every page says when its script does not come. */
export const loadTimeoutNotice = renderToStaticMarkup(<LoadTimeoutNotice />);

const brandOf = (id: string): Brand => {
  const brand = brands.find((known) => known.id === id);
  if (!brand) throw new Error(`No brand is called ${id}`);
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
  return { html, title: brand.title, lang: 'en' };
}

/**
 * Prerenders a page of a brand.
 * @throws Error for an unknown brand.
 */
export async function renderPage(brandId: string, path: string): Promise<PrerenderedPage> {
  const brand = brandOf(brandId);
  const environment = createEnvironment({
    brand,
    config: configFor('http://localhost'),
    storage: undefined,
    tabStorage: undefined,
  });
  const initial = await loadRoute(matchPath(path, environment), path);
  const html = renderToString(
    <StrictMode>
      <App store={createAppStore(environment)} initial={initial} ssrPath={path} />
    </StrictMode>,
  );
  return { html, title: `${initial.route.title} | ${brand.title}`, lang: 'en' };
}
