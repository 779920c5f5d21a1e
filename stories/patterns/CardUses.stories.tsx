import { expect, waitFor } from 'storybook/test';
import { CardSaved, CardUses, type CardUse } from '@patient/ui/CardUses';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const uses: readonly CardUse[] = [
  {
    id: 'hair',
    name: 'Hair Loss Treatment',
    href: '/user/subscriptions/hair',
    detail: '$29.00 is past due. We charge it when you save a new card.',
  },
  {
    id: 'weight',
    name: 'Weight Loss Treatment',
    href: '/user/subscriptions/weight',
    detail: 'Next charge: Mar 3, 2027, $299.00.',
  },
];

const paid = { id: 'hair', text: 'Charged today: $29.00 for Hair Loss Treatment.', isPaid: true };
const refused = {
  id: 'weight',
  text: "Weight Loss Treatment: your bank didn't accept $299.00 on this card either. We'll try again on Mar 3, 2027.",
  isPaid: false,
};

const meta = preview.meta({
  title: 'Patterns/Account/CardUses',
  component: CardUses,
  args: { uses },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What it pays for' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Hair Loss Treatment' })).toHaveAttribute(
      'href',
      '/user/subscriptions/hair',
    );
  },
});

export const Empty = meta.story({
  args: { uses: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No subscription uses a card right now.')).toBeVisible();
  },
});

/** Replaces the form after a new card was saved, and takes its focus. */
export const Saved = meta.story({
  render: () => <CardSaved results={[]} />,
  play: async ({ canvas }) => {
    const message = canvas.getByText('Your new card is saved').closest('[tabindex]');
    await waitFor(() => expect(message).toHaveFocus());
    await expect(message).toHaveTextContent('We use it for your next charges.');
  },
});

/** What was charged, and what the bank refused. */
export const SavedWithResults = meta.story({
  render: () => <CardSaved results={[paid, refused]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('img', { name: 'Please note:' })).toBeVisible();
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['uses', 'none', 'saved', 'saved and charged', 'saved and refused']}
      columns={['rest']}
      width="30rem"
      cell={(row) =>
        row === 'uses' || row === 'none' ? (
          <CardUses uses={row === 'uses' ? uses : []} strings={{ title: `What it pays for, ${row}` }} />
        ) : (
          <CardSaved
            results={row === 'saved' ? [] : row === 'saved and charged' ? [paid] : [paid, refused]}
          />
        )
      }
    />
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
