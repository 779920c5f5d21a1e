import { useLayoutEffect, type CSSProperties, type ReactNode } from 'react';
import { brands, UiProvider } from '@patient/ui/theme';
import { action } from 'storybook/actions';

/** Toolbar globals, as passed to a decorator. */
export type Globals = Readonly<Record<string, unknown>>;

const text = (globals: Globals, key: string, fallback: string) => {
  const value = globals[key];
  return typeof value === 'string' ? value : fallback;
};

const brandOf = (globals: Globals) => brands.find(({ id }) => id === globals['brand']) ?? brands[0];

const goTo = action('navigate');

/** Sets brand, scheme, direction and text size on the root element, like the app. */
export function GlobalsProvider({ globals, children }: { globals: Globals; children: ReactNode }) {
  const brand = brandOf(globals);
  const scheme = text(globals, 'scheme', 'light');
  const direction = text(globals, 'direction', 'ltr');
  const textSize = text(globals, 'textSize', '100');
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['brand'] = brand.id;
    root.dataset['scheme'] = scheme;
    root.dir = direction;
    root.lang = 'en';
    root.style.fontSize = `${textSize}%`;
  }, [brand, scheme, direction, textSize]);
  return (
    <UiProvider brand={brand} navigate={goTo} locale={direction === 'rtl' ? 'ar' : 'en-US'}>
      {children}
    </UiProvider>
  );
}

const grid: CSSProperties = {
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
};
const frame: CSSProperties = {
  inlineSize: '100%',
  blockSize: '80vh',
  border: '1px solid #888',
  borderRadius: 8,
};

/** Shows a story in every brand and scheme, each in an iframe, so that overlays stay inside. */
export function BothBrands({ storyId, globals }: { storyId: string; globals: Globals }) {
  const panes = brands.flatMap((brand) => ['light', 'dark'].map((scheme) => ({ brand, scheme })));
  const rest = ['direction', 'textSize', 'network'].map((key) => `${key}:${text(globals, key, '')}`);
  return (
    <div style={grid}>
      {panes.map(({ brand, scheme }) => {
        const chosen = [`brand:${brand.id}`, `scheme:${scheme}`, 'view:single', ...rest].join(';');
        const title = `${brand.name}, ${scheme}`;
        return (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page, same origin
          <iframe
            key={title}
            title={title}
            style={frame}
            src={`./iframe.html?viewMode=story&id=${storyId}&globals=${chosen}`}
          />
        );
      })}
    </div>
  );
}
