import type { CSSProperties } from 'react';
import { brands } from '@patient/ui/theme';
import { brandOf, schemeOf, type Globals } from './globals.ts';
import { StoryFrame, type FramedStory } from './StoryFrame.tsx';

/** Props of {@link BothBrands}. */
export interface BothBrandsProps extends FramedStory {
  readonly globals: Globals;
  /** Globals that the story sets itself, which the toolbars can't change. */
  readonly storyGlobals: Globals;
}

const grid: CSSProperties = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
  fontFamily: 'system-ui, sans-serif',
};
const label: CSSProperties = { marginBlockEnd: 4, fontWeight: 600 };
const size: CSSProperties = { inlineSize: '100%', blockSize: '75vh' };

/** Shows a story in every brand and scheme, each in a labeled frame. */
export function BothBrands({ globals, storyGlobals, ...story }: BothBrandsProps) {
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
            <StoryFrame
              {...story}
              title={title}
              globals={{ ...globals, brand: brand.id, scheme }}
              size={size}
            />
          </figure>
        );
      })}
    </div>
  );
}
