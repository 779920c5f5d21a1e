import { expect, userEvent } from 'storybook/test';
import { brands, space, type Brand } from '@patient/ui/theme';
import preview from '../../.storybook/preview.tsx';
import { countCommits } from './countCommits.ts';
import { Pane } from './Pane.tsx';
import { BrandSample } from './BrandSample.tsx';

const meta = preview.meta({ title: 'Foundations/Brands and theming' });

const schemes = ['light', 'dark'] as const;

const Panes = ({ of }: { of: readonly Brand[] }) => (
  <div
    style={{
      display: 'grid',
      gap: space[4],
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
    }}
  >
    {of.flatMap((brand) =>
      schemes.map((scheme) => (
        <Pane key={`${brand.id} ${scheme}`} brand={brand} scheme={scheme}>
          <BrandSample />
        </Pane>
      )),
    )}
  </div>
);

/** The same components in every brand and scheme. Each pane gets its colors from its own attributes. */
export const EveryBrand = meta.story({
  render: () => <Panes of={brands} />,
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Skip a delivery' });
    const colors = new Set(buttons.map((button) => getComputedStyle(button).backgroundColor));
    await expect(colors.size).toBe(brands.length * schemes.length);
    for (const brand of brands)
      await expect(canvas.getAllByText(brand.name, { exact: true })).toHaveLength(schemes.length);
  },
});

/** Switching brand or scheme changes two attributes and renders nothing. */
export const SwitchingRendersNothing = meta.story({
  render: () => <BrandSample />,
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const before = { brand: root.dataset['brand'], scheme: root.dataset['scheme'] };
    const button = canvas.getByRole('button', { name: 'Skip a delivery' });
    const commits = countCommits(button);
    const colors = new Set<string>();
    try {
      for (const { id } of brands)
        for (const scheme of schemes) {
          root.dataset['brand'] = id;
          root.dataset['scheme'] = scheme;
          colors.add(getComputedStyle(button).backgroundColor);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
    } finally {
      root.dataset['brand'] = before.brand;
      root.dataset['scheme'] = before.scheme;
    }
    await expect(colors.size).toBe(brands.length * schemes.length);
    await expect(commits()).toBe(0);
    // Confirms that the counter detects a commit.
    await userEvent.type(canvas.getByLabelText('Coupon code'), 'S');
    await expect(commits()).toBeGreaterThan(0);
  },
});
