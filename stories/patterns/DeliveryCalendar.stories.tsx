import { expect, within } from 'storybook/test';
import { DeliveryCalendar, type CalendarEvent } from '@patient/ui/DeliveryCalendar';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const billing: CalendarEvent = { id: 'billing', kind: 'billing', day: '2027-03-03', detail: '$84.00' };
const delivery: CalendarEvent = { id: 'delivery', kind: 'delivery', day: '2027-03-07' };

const meta = preview.meta({
  title: 'Patterns/DeliveryCalendar',
  component: DeliveryCalendar,
  args: { events: [billing, delivery], today: '2027-03-01' },
});

/** A table with the month as its name; marked days say what they are marked for. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'March 2027' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'SundayS',
      'MondayM',
      'TuesdayT',
      'WednesdayW',
      'ThursdayT',
      'FridayF',
      'SaturdayS',
    ]);
    await expect(table.getByRole('cell', { name: /^3 ?, Next billing$/ })).toBeVisible();
    await expect(table.getByRole('cell', { name: /^7 ?, Next delivery$/ })).toBeVisible();
    await expect(table.getByRole('cell', { name: /^1 ?, today$/ })).toHaveAttribute('aria-current', 'date');
  },
});

/** The same in words, with whole dates. */
export const InWords = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Next billing: March 3, 2027, $84.00',
      'Next delivery: March 7, 2027',
    ]);
    await expect(canvas.getByText('March 7, 2027')).toHaveAttribute('datetime', '2027-03-07');
  },
});

/** Two months where the days lie in two, in their order. */
export const TwoMonths = meta.story({
  args: { events: [{ ...billing, day: '2027-02-28' }, delivery], today: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
    await expect(canvas.getByRole('cell', { name: /^28 ?, Next billing$/ })).toBeVisible();
  },
});

export const SameDay = meta.story({
  args: { events: [billing, { ...delivery, day: billing.day }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: /^3 ?, Next billing, Next delivery$/ })).toBeVisible();
  },
});

/** Weeks from Monday, in another language. */
export const OtherLanguage = meta.story({
  args: {
    locale: 'de-DE',
    firstWeekday: 1,
    strings: { title: 'Was wann kommt', billing: 'Zahlung', delivery: 'Lieferung', today: 'heute' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'März 2027' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('Montag');
    await expect(canvas.getByText('3. März 2027')).toBeVisible();
  },
});

/** Nothing to mark: a sentence, no empty calendar. */
export const Empty = meta.story({
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No billing and no delivery is planned.')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your dates…');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    events: [{ ...billing, detail: '$1,234.50 for three months, less what your coupon takes off' }, delivery],
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack gap={10}>
      <DeliveryCalendar {...args} strings={{ title: 'Two days of a month' }} />
      <DeliveryCalendar
        {...args}
        events={[
          { ...billing, day: '2027-03-31' },
          { ...delivery, day: '2027-04-04' },
        ]}
        strings={{ title: 'Two months' }}
      />
      <DeliveryCalendar
        {...args}
        events={[
          { ...billing, day: '2027-05-05' },
          { ...delivery, day: '2027-05-05' },
        ]}
        strings={{ title: 'One day' }}
      />
      <DeliveryCalendar {...args} isLoading strings={{ title: 'On its way' }} />
      <DeliveryCalendar {...args} events={[]} strings={{ title: 'Nothing planned' }} />
    </Stack>
  ),
});

export const Dark = meta.story({ ...AllStates.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });
