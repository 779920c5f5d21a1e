import { expect } from 'storybook/test';
import { brands } from '@patient/ui/theme';
import { brandProblems } from '@patient/ui/tokens';
import preview from '../../.storybook/preview.tsx';
import { third, thirdTokens } from '../brands/third.ts';
import { Pane } from '../../.storybook/Pane.tsx';
import { BrandSample } from './BrandSample.tsx';

const meta = preview.meta({ title: 'Foundations/A third brand' });

/** Brand for stories and tests only, defined by one token file and one data file. */
export const Light = meta.story({
  render: () => (
    <Pane brand={third} scheme="light">
      <BrandSample />
    </Pane>
  ),
  play: async ({ canvas }) => {
    await expect(brandProblems(thirdTokens)).toEqual([]);
    await expect(brands).not.toContain(third);
    await expect(canvas.getByText(third.name)).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Skip a delivery' });
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(178, 59, 129)');
    await expect(getComputedStyle(button).borderRadius).toBe('3px');
    const heading = canvas.getByRole('heading', { name: 'Next delivery' });
    await expect(getComputedStyle(heading).fontFamily).toContain('Charter');
  },
});

export const Dark = meta.story({
  render: () => (
    <Pane brand={third} scheme="dark">
      <BrandSample />
    </Pane>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Skip a delivery' });
    await expect(getComputedStyle(button).backgroundColor).toBe('rgb(226, 133, 182)');
  },
});
