import { brandIcon, brands, type Brand } from '@patient/ui/theme';

/** The brand of a host name; an unknown host shows the first (decisions, "Brands"). */
export const brandOfHost = (hostname: string): Brand =>
  brands.find(({ hosts }) => hosts.includes(hostname)) ?? brands[0];

/**
 * Puts the brand where the page shows it: root element, icon and the browser's own bars. A page made by the server has
 * all of it already; a development server makes one page for every host.
 */
export function dressPage(brand: Brand): void {
  const root = document.documentElement;
  if (root.dataset['brand'] === brand.id) return;
  root.dataset['brand'] = brand.id;
  document.title = brand.title;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', brand.themeColor);
  document
    .querySelector('link[rel="icon"]')
    ?.setAttribute('href', `data:image/svg+xml,${encodeURIComponent(brandIcon(brand))}`);
}
