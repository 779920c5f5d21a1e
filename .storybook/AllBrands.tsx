import type { CSSProperties, ReactNode } from 'react';
import { brands } from '@patient/ui/theme';
import { brandOf, schemeOf, type Globals } from './globals.ts';
import { Pane } from './Pane.tsx';
import { StoryFrame, type FramedStory } from './StoryFrame.tsx';

/** Props of {@link AllBrands}. */
export interface AllBrandsProps extends FramedStory {
  readonly globals: Globals;
  /** Globals that the story sets itself, which the toolbars can't change. */
  readonly storyGlobals: Globals;
  /** Whether the story needs a separate page, because it covers the page or is a screen. */
  readonly isFramed: boolean;
  readonly children: ReactNode;
}

/** Two columns, or one on narrow screens. */
const grid: CSSProperties = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(min(22rem, 100%), 50% - 16px), 1fr))',
};
const label: CSSProperties = { marginBlockEnd: 4, fontFamily: 'system-ui, sans-serif', fontWeight: 600 };
const size: CSSProperties = { inlineSize: '100%', blockSize: '75vh' };

/** Shows a story in every brand and scheme, each in a labeled pane. */
export function AllBrands({ globals, storyGlobals, isFramed, children, ...story }: AllBrandsProps) {
  const schemes = 'scheme' in storyGlobals ? [schemeOf(globals)] : (['light', 'dark'] as const);
  const shownBrands = 'brand' in storyGlobals ? [brandOf(globals)] : brands;
  const panes = shownBrands.flatMap((brand) => schemes.map((scheme) => ({ brand, scheme })));
  return (
    <div style={grid}>
      {panes.map(({ brand, scheme }) => {
        const title = `${brand.name}, ${scheme}`;
        return (
          <figure key={title} style={{ margin: 0 }}>
            <figcaption style={label}>{title}</figcaption>
            {isFramed ? (
              <StoryFrame
                {...story}
                title={title}
                globals={{ ...globals, brand: brand.id, scheme }}
                size={size}
              />
            ) : (
              <Pane brand={brand} scheme={scheme}>
                {children}
              </Pane>
            )}
          </figure>
        );
      })}
    </div>
  );
}
