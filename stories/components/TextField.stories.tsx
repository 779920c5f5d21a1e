import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '@patient/ui/Stack';
import { TextField } from '@patient/ui/TextField';
import preview from '../../.storybook/preview.tsx';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', name: 'email', autoComplete: 'email', onChange: fn() },
});

export const Default = meta.story();

/** Pressing the label or Tab focuses the field, and typing calls `onChange`. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('a@b.example');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b.example');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
    await userEvent.click(canvas.getByText('Email'));
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute('autocomplete', 'email');
    await expect(input).toHaveAttribute('type', 'email');
  },
});

/** Removes invisible characters from an email and converts digits of other scripts. */
export const Normalized = meta.story({
  tags: ['check'],
  render: (args) => (
    <Stack gap={2}>
      <TextField {...args} />
      <TextField {...args} label="ZIP code" type="text" inputMode="numeric" />
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.paste('\u200Ba@b.example\uFEFF');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b.example');
    await userEvent.click(canvas.getByRole('textbox', { name: 'ZIP code' }));
    await userEvent.paste('９７２０５‐١٢٣٤');
    await expect(args.onChange).toHaveBeenLastCalledWith('97205-1234');
  },
});

/** Help text is read after the label. */
export const Description = meta.story({
  args: { description: 'We send your receipts there.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('We send your receipts there.');
  },
});

/** The error is associated with the field and announced with the help text. */
export const WithError = meta.story({
  args: {
    description: 'We send your receipts there.',
    errorMessage: 'Enter an email address such as name@example.com',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'We send your receipts there. Enter an email address such as name@example.com',
    );
  },
});

/** An error doesn't move the content below, because its line is reserved. */
export const NoLayoutShift = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '1rem' }}>
      <TextField {...args} label="Without" />
      <TextField {...args} label="With" errorMessage="Enter your email" />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = ['Without', 'With'].map(
      (name) => canvas.getByRole('textbox', { name }).closest('div')?.getBoundingClientRect().height,
    );
    await expect(heights[0]).toBe(heights[1]);
  },
});

/** Required for screen readers, without the browser's own validation message. */
export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('aria-required', 'true');
    await expect(input).not.toHaveAttribute('required');
  },
});

export const Optional = meta.story({
  args: { label: 'Apartment', optionalLabel: '(optional)', type: 'text', autoComplete: 'address-line2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Apartment (optional)' })).toBeInTheDocument();
  },
});

/** Ignores focus and typing. */
export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: 'a@b.example' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    label: 'First and last name of the person who can receive the package if you’re not home',
    description: 'The carrier asks for a photo ID. You can also name a neighbor.',
    errorMessage: 'Enter one person’s first and last name as shown on their photo ID',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { description: 'We send your receipts there.', errorMessage: 'Enter your email' },
  globals: { textSize: '200' },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { errorMessage: 'Enter your email' },
  globals: { direction: 'rtl' },
});

/** All states, each at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['empty', 'hover', 'focus', 'filled', 'error', 'read only', 'disabled']}
      columns={['plain', 'with help']}
      width="16rem"
      cell={(row, column) => (
        <TextField
          label={`Email, ${row}, ${column}`}
          placeholder={row === 'empty' ? 'name@example.com' : ''}
          defaultValue={row === 'empty' ? '' : 'ada@example.com'}
          description={column === 'plain' ? undefined : 'We send your receipts there.'}
          errorMessage={row === 'error' ? 'We couldn’t find an account with this email' : undefined}
          isReadOnly={row === 'read only'}
          isDisabled={row === 'disabled'}
        />
      )}
    />
  ),
  play: async ({ canvas }) => {
    for (const input of canvas.getAllByRole('textbox'))
      await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
