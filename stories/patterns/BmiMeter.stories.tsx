import { expect } from 'storybook/test';
import { BmiMeter } from '@patient/ui/BmiMeter';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Patterns/Questionnaire/BmiMeter',
  component: BmiMeter,
  args: { value: 27.4 },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
});

/** The meter's value is a number and a label; the list shows every range. */
export const Default = meta.story({
  tags: ['form:bmi'],
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Body mass index (BMI)' });
    await expect(meter).toHaveAttribute('aria-valuetext', '27.4, Overweight');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Underweight 18.4 or less',
      'Healthy weight 18.5 to 24.9',
      'Overweight 25 to 29.9',
      'Obesity 30 or more',
    ]);
    const current = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'true');
    await expect(current.map(({ textContent }) => textContent)).toEqual(['Overweight 25 to 29.9']);
  },
});

const markIn = (meter: HTMLElement) => {
  const bar = meter.lastElementChild;
  const barBox = bar?.getBoundingClientRect();
  const mark = bar?.lastElementChild?.getBoundingClientRect();
  return barBox && mark ? (mark.left + mark.width / 2 - barBox.left) / barBox.width : Number.NaN;
};

/** 27.5 is halfway between 15 and 40. */
export const Position = meta.story({
  args: { value: 27.5 },
  play: async ({ canvas }) => {
    await expect(markIn(canvas.getByRole('meter'))).toBeCloseTo(0.5, 2);
  },
});

/** A value outside the scale is placed at its end, with its actual number. */
export const ValueOutsideScale = meta.story({
  args: { value: 52.3 },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter');
    await expect(meter).toHaveAttribute('aria-valuetext', '52.3, Obesity');
    await expect(markIn(meter)).toBeCloseTo(1, 2);
    await expect(canvas.getByText('52.3')).toBeVisible();
  },
});

/** Without height or weight: ranges without a meter, and an action to add them. */
export const Unknown = meta.story({
  args: { value: undefined, action: <Link href="/user/profile">Add height and weight</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).not.toBeInTheDocument();
    await expect(canvas.getByText('Add your height and weight to see your BMI.')).toBeVisible();
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { value: 21 },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(markIn(canvas.getByRole('meter'))).toBeGreaterThan(0.5);
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    strings: {
      label: 'Your body mass index, based on the height and weight you gave us in March',
      note: 'BMI is only one measure. Your doctor also looks at your age, your waist, and your blood tests.',
    },
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <Stack gap={10}>
      {[17.2, 22.5, 27.4, 34.1].map((value) => (
        <BmiMeter key={value} value={value} />
      ))}
      <BmiMeter />
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
