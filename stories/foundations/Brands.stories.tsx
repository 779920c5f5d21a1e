import { expect, userEvent } from 'storybook/test';
import { brands, space, type Brand } from '@patient/ui/theme';
import preview from '../../.storybook/preview.tsx';
import { countCommits } from './countCommits.ts';
import { Pane } from './Pane.tsx';
import { Specimen } from './Specimen.tsx';

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
          <Specimen />
        </Pane>
      )),
    )}
  </div>
);

/** The same pieces in every brand and scheme; each pane takes its colours from its own attributes. */
export const EveryBrand = meta.story({
  render: () => <Panes of={brands} />,
  play: async ({ canvas }) => {
    const grounds = canvas.getAllByRole('button', { name: 'Skip a delivery' });
    const colors = new Set(grounds.map((button) => getComputedStyle(button).backgroundColor));
    await expect(colors.size).toBe(brands.length * schemes.length);
    for (const brand of brands)
      await expect(canvas.getAllByText(brand.name, { exact: true })).toHaveLength(schemes.length);
  },
});

/** Switching brand or scheme changes two attributes, and React renders nothing again. */
export const SwitchingRendersNothing = meta.story({
  render: () => <Specimen />,
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
          await new Promise((painted) => requestAnimationFrame(painted));
        }
    } finally {
      root.dataset['brand'] = before.brand;
      root.dataset['scheme'] = before.scheme;
    }
    await expect(colors.size).toBe(brands.length * schemes.length);
    await expect(commits()).toBe(0);
    // It counts: what does change something is a commit.
    await userEvent.type(canvas.getByLabelText('Coupon code'), 'S');
    await expect(commits()).toBeGreaterThan(0);
  },
});
