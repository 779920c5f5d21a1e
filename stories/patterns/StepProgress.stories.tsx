import { expect } from 'storybook/test';
import { Stack } from '@patient/ui/Stack';
import { StepProgress } from '@patient/ui/StepProgress';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const steps = ['About you', 'Treatment', 'Payment', 'Photo', 'Summary'];

const meta = preview.meta({
  title: 'Patterns/Registration/StepProgress',
  component: StepProgress,
  args: { steps, current: 1 },
});

/** A progress bar whose value is also shown as text. */
export const Default = meta.story({
  tags: ['layout:steps'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Progress' });
    await expect(bar).toHaveAttribute('aria-valuenow', '2');
    await expect(bar).toHaveAttribute('aria-valuemax', '5');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Step 2 of 5: Treatment');
    await expect(canvas.getByText('Step 2 of 5: Treatment')).toBeVisible();
    await expect(bar.querySelectorAll('[data-state="done"]')).toHaveLength(1);
    await expect(bar.querySelectorAll('[data-state="current"]')).toHaveLength(1);
    await expect(bar.querySelectorAll('[data-state="ahead"]')).toHaveLength(3);
  },
});

/** Segments differ in height, so color is not needed. */
export const WithoutColor = meta.story({
  play: async ({ canvas }) => {
    const height = (state: string) =>
      canvas.getByRole('progressbar').querySelector(`[data-state="${state}"]`)?.getBoundingClientRect()
        .height ?? 0;
    await expect(height('current')).toBeGreaterThan(height('done'));
  },
});

const root = document.documentElement;

/** With more contrast, later steps are still unfilled, so that they don't appear done. */
export const MoreContrast = meta.story({
  beforeEach: () => () => delete root.dataset['contrast'],
  play: async ({ canvas }) => {
    const ahead = canvas.getByRole('progressbar').querySelector('[data-state="ahead"]');
    const color = () => ahead && getComputedStyle(ahead).backgroundColor;
    const before = color();
    root.dataset['contrast'] = 'more';
    await expect(color()).toBe(before);
  },
});

export const LastStep = meta.story({
  args: { current: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 5 of 5: Summary')).toBeVisible();
  },
});

const long = {
  steps: ['Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter', ...steps, 'Done', 'Last'],
  current: 0,
};

export const LongText = meta.story({
  tags: ['check'],
  args: long,
  globals: onPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack gap={6} style={{ maxInlineSize: 480, marginInline: 'auto' }}>
      {steps.map((step, current) => (
        <StepProgress key={step} {...args} current={current} />
      ))}
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
