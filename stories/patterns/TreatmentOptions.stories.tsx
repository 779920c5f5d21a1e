import { expect, fn, userEvent } from 'storybook/test';
import { TreatmentOptions, type TreatmentOptionsProps } from '@patient/ui/TreatmentOptions';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { otherPicture, productPicture } from '../pictures.ts';
import { States } from '../States.tsx';

/** Storybook's types require a single shape of arguments. */
const Options = (props: TreatmentOptionsProps<string>) => <TreatmentOptions {...props} />;

const delivery = [
  {
    value: 'quarterly',
    label: 'Every 3 months',
    description: 'Three months in one delivery.',
    isMostPopular: true,
    price: { amount: '$25.00', note: 'a month' },
  },
  {
    value: 'monthly',
    label: 'Every month',
    description: 'Change or cancel any month.',
    price: { amount: '$30.00', note: 'a month' },
  },
  {
    value: 'yearly',
    label: 'Every 12 months',
    price: { amount: '$20.00', note: 'a month' },
    unavailable: 'Not available for this dose. Choose 1 mg to get it.',
  },
];

const meta = preview.meta({
  title: 'Patterns/Treatment/TreatmentOptions',
  component: Options,
  args: { label: 'How often should we deliver?', options: delivery, onChange: fn(), onRetry: fn() },
  decorators: [
    (Story, { name }) => <div style={{ maxInlineSize: name.startsWith('Sheet') ? 960 : 480 }}>{Story()}</div>,
  ],
});

export const Default = meta.story();

/** Every price is announced before choosing; an unavailable card shows the reason and is skipped. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const quarterly = canvas.getByRole('radio', { name: 'Every 3 months' });
    await expect(quarterly).toHaveAccessibleDescription(/Most popular \$25\.00 a month/);
    await expect(quarterly).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('quarterly');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('monthly');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('quarterly');
    const yearly = canvas.getByRole('radio', { name: 'Every 12 months' });
    await expect(yearly).toBeDisabled();
    await expect(yearly).toHaveAccessibleDescription(/Not available for this dose\. Choose 1 mg to get it\./);
  },
});

/** What a frequency saves is announced with its price. */
export const Saving = meta.story({
  args: {
    options: [
      {
        value: 'quarterly',
        label: 'Every 3 months',
        price: { amount: '$25.00', note: 'a month' },
        saving: 'Save $5.00 a month',
      },
      { value: 'monthly', label: 'Every month', price: { amount: '$30.00', note: 'a month' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Every 3 months' })).toHaveAccessibleDescription(
      /Save \$5\.00 a month \$25\.00 a month/,
    );
  },
});

/** A page that continues by itself: picking is reported, and a screen reader learns that its presses only select. */
export const PickReported = meta.story({
  tags: ['check'],
  args: { onPick: fn(), description: 'You can change this later.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      /You can change this later\. Choose one, then press Continue\./,
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Every month' }));
    await expect(args.onPick).toHaveBeenLastCalledWith('monthly');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('quarterly');
    await expect(args.onPick).toHaveBeenCalledOnce();
  },
});

export const WithPictures = meta.story({
  args: {
    label: 'Which one would you like?',
    layout: 'grid',
    options: [
      {
        value: 'tablet',
        label: 'Tablet',
        imageUrl: productPicture,
        price: { amount: '$28.00', note: 'a month' },
      },
      {
        value: 'spray',
        label: 'Spray',
        imageUrl: otherPicture,
        price: { amount: '$42.00', note: 'a month' },
      },
    ],
  },
});

/** The question is a focusable heading that labels the options and looks the same. */
export const WithHeading = meta.story({
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'How often should we deliver?' });
    heading.focus();
    await expect(heading).toHaveFocus();
    await expect(canvas.getByRole('radiogroup', { name: 'How often should we deliver?' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your options…');
    await expect(canvas.getByText('How often should we deliver?')).toBeVisible();
  },
});

/** When the retry button disappears, focus moves to the question. */
export const Failed = meta.story({
  args: { state: 'error' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load your options");
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('group', { name: 'How often should we deliver?' })).toHaveFocus();
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Without options, shows what to do instead. */
export const Empty = meta.story({
  args: { options: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Go back, or ask us for help/)).toBeVisible();
  },
});

const long = {
  options: [
    {
      value: 'a',
      label: 'Compounded semaglutide with cyanocobalamin, 4 vials',
      description: 'One injection a week, under the skin, at the same time of day.',
      isMostPopular: true,
      price: { amount: '$1,234.50', note: 'a month, billed every 3 months' },
    },
    {
      value: 'b',
      label: 'Tablets',
      unavailable: "We don't deliver to your state yet.",
    },
  ],
};

export const LongText = meta.story({ tags: ['check'], args: long, globals: onPhone });

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
    <States
      rows={['one step'] as const}
      columns={['chosen', 'wrong', 'loading', 'error', 'empty'] as const}
      cell={(_row, column) => (
        <div style={{ inlineSize: 'min(26rem, 86vw)' }}>
          <Options
            {...args}
            label={`How often? (${column})`}
            {...(column === 'chosen' && { defaultValue: 'quarterly' })}
            {...(column === 'wrong' && { errorMessage: 'Choose how often' })}
            {...(column === 'empty' && { options: [] })}
            {...((column === 'loading' || column === 'error') && { state: column })}
          />
        </div>
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
