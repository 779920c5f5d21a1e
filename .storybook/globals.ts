/** Values of the toolbars. */
import type { Brand } from '../packages/ui/src/theme/defineBrand.ts';
import { brands } from '../packages/ui/src/brands/index.ts';
import { TEXT_SPACING } from './textSpacing.ts';

/** Toolbar globals, as passed to a decorator. */
export type Globals = Readonly<Record<string, unknown>>;

/** Value of a toolbar. Storybook parses numbers in URLs as numbers. */
export function globalText(globals: Globals, key: string, fallback: string): string {
  const value = globals[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : fallback;
}

/** Selected brand; the first one if unknown. */
export const brandOf = (globals: Globals): Brand =>
  brands.find(({ id }) => id === globals['brand']) ?? brands[0];

/** Selected color scheme. */
export const schemeOf = (globals: Globals): 'light' | 'dark' =>
  globals['scheme'] === 'dark' ? 'dark' : 'light';

/** Selected text direction. */
export const directionOf = (globals: Globals): 'ltr' | 'rtl' =>
  globals['direction'] === 'rtl' ? 'rtl' : 'ltr';

/** Rules of the toolbars for text spacing and density. The page and each pane of "All brands" have a brand. */
function toolbarRules(globals: Globals): string {
  const density = Number(globalText(globals, 'density', ''));
  return [
    globals['textSpacing'] === 'wide' ? TEXT_SPACING : '',
    density > 0 ? `[data-brand] { --density: ${density} !important; }` : '',
  ].join('\n');
}

/** Style sheet for {@link toolbarRules}, added with the first rule. */
function toolbarSheet(): HTMLElement {
  const found = document.getElementById('toolbar-rules');
  if (found) return found;
  const sheet = document.createElement('style');
  sheet.id = 'toolbar-rules';
  document.head.append(sheet);
  return sheet;
}

/** Sets brand, scheme, direction and text size on the root element, like the app, and the rules of the other toolbars. */
export function applyGlobals(globals: Globals): void {
  const root = document.documentElement;
  root.dataset['brand'] = brandOf(globals).id;
  root.dataset['scheme'] = schemeOf(globals);
  root.dir = directionOf(globals);
  root.lang = 'en';
  root.style.fontSize = `${globalText(globals, 'textSize', '100')}%`;
  toolbarSheet().textContent = toolbarRules(globals);
}

const toolbars = [
  'brand',
  'scheme',
  'direction',
  'textSize',
  'textSpacing',
  'density',
  'forcedColors',
  'network',
] as const;

/** Globals as a URL parameter of the preview, for one brand. */
export const globalsParameter = (globals: Globals): string =>
  [...toolbars.map((key) => `${key}:${globalText(globals, key, '')}`), 'view:single']
    .filter((entry) => !entry.endsWith(':'))
    .join(';');
