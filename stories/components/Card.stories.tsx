import { expect } from 'storybook/test';
import { Card, CardSkeleton } from '@patient/ui/Card';
import { SkeletonGroup } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  args: { children: 'Your doctor answers within 24 hours, including weekends.' },
});

export const Default = meta.story();

/** A named section is a landmark of the page. */
export const Section = meta.story({
  args: {
    as: 'section',
    'aria-labelledby': 'shipping',
    children: (
      <Stack gap={2}>
        <h2 id="shipping">Shipping</h2>
        <p>
          <bdi>120 Long Street, Apartment 4, Springfield, IL 62701</bdi>
        </p>
      </Stack>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Shipping' })).toBeVisible();
  },
});

/** Placeholder of a card that is loading, announced by the group around it. */
export const Loading = meta.story({
  render: () => (
    <SkeletonGroup label="Loading your account…">
      <CardSkeleton />
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your account…');
  },
});

/** A long word never widens the page. */
export const LongText = meta.story({
  tags: ['check'],
  args: { children: 'Confirmation number 8f0c2d1e9b7a4c6d8e0f1a2b3c4d5e6f7a8b9c0d1e2f3a4b5c6d7e8f9a0b1c2d' },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <>
      <States
        rows={['raised', 'flat', 'sunken', 'accent']}
        columns={['small', 'medium', 'large']}
        cell={(tone, padding) => (
          <Card tone={tone} padding={padding}>
            In your plan
          </Card>
        )}
      />
      <States
        label="Loading"
        rows={['loading']}
        columns={['medium']}
        width="24rem"
        cell={() => <CardSkeleton />}
      />
    </>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
