import { expect, userEvent, within } from 'storybook/test';
import { BrandHeader } from '@patient/ui/BrandHeader';
import { brandEntry, brandPicture, Illustration } from '@patient/ui/Illustration';
import { SignInForm } from '@patient/ui/SignInForm';
import { Stack } from '@patient/ui/Stack';
import { brands, space, type Brand } from '@patient/ui/theme';
import { useBrand } from '@patient/ui/UiProvider';
import preview from '../../.storybook/preview.tsx';
import { countCommits } from './countCommits.ts';
import { Pane } from '../../.storybook/Pane.tsx';
import { BrandSample } from './BrandSample.tsx';

const style = (element: Element | null | undefined) => getComputedStyle(element ?? document.body);

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

/** The same components in every brand and scheme. Each pane sets its own brand and scheme. */
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

const stay = () => {};

/** Start of a brand's entry page. */
function EntrySample() {
  const brand = useBrand();
  return (
    <Stack gap={5} id={`sample-${brand.id}`} tabIndex={-1}>
      <BrandHeader logoHref="/login" onHelp={stay} mainId={`sample-${brand.id}`} />
      <Illustration picture={brandPicture(brand, 'wl')} style={{ maxInlineSize: '14rem' }} />
      <h2>{brandEntry(brand).lead}</h2>
      <BrandSample />
    </Stack>
  );
}

/** Without color, brands still differ in typeface, corners, lines, spacing, pictures and layout. */
export const WithoutColor = meta.story({
  name: 'Without color, side by side',
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: space[4],
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(24rem, 100%), 1fr))',
        filter: 'grayscale(1)',
      }}
    >
      {brands.map((brand) => (
        <Pane key={brand.id} brand={brand} scheme="light">
          <EntrySample />
        </Pane>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const appearances = brands.map((brand) => {
      const pane = within(canvas.getByRole('region', { name: `${brand.name}, light` }));
      const heading = style(pane.getByRole('heading', { name: 'Next delivery' }));
      const button = style(pane.getByRole('button', { name: 'Skip a delivery' }));
      const card = style(pane.getByRole('heading', { name: 'Next delivery' }).closest('div')?.parentElement);
      const icon = style(pane.getByRole('button', { name: 'Help?' }).querySelector('svg'));
      return {
        typeface: heading.fontFamily.split(',')[0],
        weight: heading.fontWeight,
        corner: button.borderRadius,
        height: button.minHeight,
        padding: card.padding,
        shadow: card.boxShadow,
        line: icon.strokeWidth,
        end: icon.strokeLinecap,
        header: style(pane.getByRole('button', { name: 'Help?' }).closest('header')?.lastElementChild)
          .minHeight,
      };
    });
    const [first, ...others] = appearances;
    for (const other of others)
      for (const [trait, value] of Object.entries(first ?? {}))
        await expect({ trait, value }).not.toEqual({ trait, value: Reflect.get(other, trait) });
  },
});

/** The first brand with a sentence of its own. */
const outspoken: Brand = { ...brands[0], strings: { SignInForm: { lead: 'Back for a refill? Sign in.' } } };

/** A sentence that a brand words differently is in its definition; the others, and a story's own, stay. */
export const OwnSentence = meta.story({
  name: 'A sentence of one brand',
  render: () => (
    <Pane brand={outspoken} scheme="light">
      <SignInForm onSubmit={stay} errors={[]} strings={{ newHere: 'First time?' }} />
    </Pane>
  ),
  play: async ({ canvas }) => {
    const pane = within(canvas.getByRole('region', { name: `${outspoken.name}, light` }));
    await expect(pane.getByText('Back for a refill? Sign in.')).toBeVisible();
    await expect(pane.queryByText('See your treatments, deliveries, and bills.')).not.toBeInTheDocument();
    await expect(pane.getByText('First time?', { exact: false })).toBeVisible();
    await expect(pane.getByRole('heading', { name: 'Sign in' })).toBeVisible();
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
