import { expect } from 'storybook/test';
import { Spinner } from '@patient/ui/Spinner';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone } from '../phone.ts';
import { States } from '../States.tsx';

const meta = preview.meta({ title: 'Components/Spinner', component: Spinner });

/** Progress bar without a value. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading…' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
});

export const Named = meta.story({
  args: { label: 'Checking your coupon…', size: 'large' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Checking your coupon…' })).toBeVisible();
  },
});

/** Scales with text. */
export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar').getBoundingClientRect().width).toBe(40);
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['medium', 'large']}
      columns={['alone']}
      cell={(size) => <Spinner size={size} label={`Loading, ${size}`} />}
    />
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
