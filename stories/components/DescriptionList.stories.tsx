import { expect } from 'storybook/test';
import { DescriptionList } from '@patient/ui/DescriptionList';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { leftOf } from '../rangeOf.ts';
import { States } from '../States.tsx';

const few = [
  { term: 'Dose', detail: '1 mg' },
  { term: 'Delivery', detail: 'Every 3 months' },
  { term: 'Price', detail: '$84.00' },
];

const meta = preview.meta({
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    facts: few,
  },
});

/** Terms and details in pairs. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Dose', 'Delivery', 'Price']);
    await expect(canvas.getAllByRole('definition').at(-1)).toHaveTextContent('$84.00');
  },
});

export const Tiles = meta.story({ args: { layout: 'tiles' } });

const long = [
  { term: 'Ships to', detail: '120 Long Street, Apartment 4, Springfield, Illinois 62701-1234' },
  { term: 'Confirmation number', detail: '8f0c2d1e9b7a4c6d8e0f1a2b3c4d5e6f7a8b9c0d' },
];

/** A dose keeps its direction in right-to-left text: "1 mg", never "mg 1". */
export const RightToLeft = meta.story({
  tags: ['check'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [dose] = canvas.getAllByRole('definition');
    if (!dose) throw new Error('Missing detail');
    await expect(dose).toHaveTextContent('1 mg');
    await expect(leftOf(dose, '1')).toBeLessThan(leftOf(dose, 'mg'));
  },
});

/** A detail too long for its line wraps below the term. */
export const LongText = meta.story({
  tags: ['check'],
  args: { facts: long },
  globals: { ...onPhone, direction: 'rtl' },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { facts: long, layout: 'tiles' },
  globals: { ...largeTextOnPhone, scheme: 'dark' },
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

/** A press on a detail selects all of it. */
export const Copyable = meta.story({
  args: { facts: [{ term: 'Email', detail: 'ada@patients.example', isCopyable: true }] },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('definition')).userSelect).toBe('all');
  },
});

/** Both layouts with short details and one that is longer than its line. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['rows', 'tiles']}
      columns={['short', 'long']}
      width="20rem"
      cell={(layout, kind) => (
        <DescriptionList layout={layout} facts={kind === 'short' ? few : [...few, ...long]} />
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
