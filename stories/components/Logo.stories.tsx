import { expect } from 'storybook/test';
import { Logo } from '@patient/ui/Logo';
import { brands } from '@patient/ui/theme';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone } from '../phone.ts';
import { States } from '../States.tsx';

const meta = preview.meta({ title: 'Components/Logo', component: Logo });

/** Mark and name of the current brand. */
export const Default = meta.story({
  tags: ['every-brand'],
  play: async ({ canvas, globals }) => {
    const brand = brands.find(({ id }) => id === globals['brand']);
    await expect(canvas.getByText(String(brand?.name))).toBeVisible();
  },
});

/** The mark alone still has the brand's name as its accessible name. */
export const MarkOnly = meta.story({
  tags: ['every-brand'],
  args: { isMarkOnly: true },
  play: async ({ canvas, globals }) => {
    const brand = brands.find(({ id }) => id === globals['brand']);
    await expect(canvas.getByRole('img', { name: String(brand?.name) })).toBeVisible();
  },
});

export const LargeText = meta.story({ tags: ['check'], args: { size: 'large' }, globals: largeTextOnPhone });

/** All sizes. Choose "All brands" in the toolbar to compare them. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['small', 'medium', 'large']}
      columns={['with name', 'mark only']}
      cell={(size, kind) => <Logo size={size} isMarkOnly={kind === 'mark only'} />}
    />
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
