import { expect } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { SectionCard } from '@patient/ui/SectionCard';
import { StatusBadge } from '@patient/ui/StatusBadge';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Components/SectionCard',
  component: SectionCard,
  args: { title: 'Your weight', children: 'Your weight is 176 lb.' },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

/** A landmark of the page, named by its heading. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your weight' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your weight' })).toBeVisible();
  },
});

/** The badge is beside the title, and not part of the section's name. */
export const WithBadge = meta.story({
  args: { badge: <StatusBadge tone="success">Approved</StatusBadge>, headingLevel: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your weight' })).toHaveTextContent('Approved');
    await expect(canvas.getByRole('heading', { level: 3, name: 'Your weight' })).toBeVisible();
  },
});

/** The badge wraps below a long title. */
export const LargeText = meta.story({
  tags: ['check'],
  args: {
    title: "A doctor didn't approve the change you asked for",
    badge: <StatusBadge tone="danger">Declined</StatusBadge>,
  },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { badge: <StatusBadge tone="success">Approved</StatusBadge> },
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['title', 'title and badge']}
      columns={['text', 'text and button']}
      width="18rem"
      cell={(row, column) => (
        <SectionCard
          {...args}
          badge={row === 'title and badge' && <StatusBadge tone="info">New</StatusBadge>}
          title={`${row}, ${column}`}
        >
          <p>Your weight is 176 lb.</p>
          {column === 'text and button' && <Button>Update</Button>}
        </SectionCard>
      )}
    />
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
