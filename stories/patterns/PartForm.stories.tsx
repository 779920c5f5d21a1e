import { expect, fn, userEvent } from 'storybook/test';
import { PartForm, PartHead, type PartFormProps } from '@patient/ui/PartForm';
import { Stack } from '@patient/ui/Stack';
import { TextField } from '@patient/ui/TextField';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const fields = <TextField name="zipCode" label="ZIP code" inputMode="numeric" autoComplete="postal-code" />;

const meta = preview.meta({
  title: 'Patterns/Registration/PartForm',
  component: PartForm,
  args: { onSubmit: fn(), children: fields },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'ZIP code' }), '97205{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

export const Invalid = meta.story({
  args: { errors: [{ name: 'zipCode', message: 'Enter a ZIP code' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'ZIP code' })).toBeInvalid();
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Checking…' })).toBeInTheDocument();
  },
});

/** The last part says what it does. */
export const LastPart = meta.story({
  args: { strings: { submit: 'Create account', pending: 'Creating your account…' } },
});

const withHead = (args: PartFormProps) => (
  <Stack gap={6}>
    <PartHead
      title="Where do you live?"
      subject="Hair Loss Treatment"
      current={2}
      count={4}
      backHref="/register"
    />
    <PartForm {...args} />
  </Stack>
);

/** Under its heading, with the position and a link to the part before. */
export const WithHead = meta.story({
  render: withHead,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hair Loss Treatment, step 2 of 4')).toBeVisible();
    await userEvent.tab();
    const back = canvas.getByRole('link', { name: 'Back' });
    await expect(back).toHaveFocus();
    await expect(back.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  },
});

/** The first part leads nowhere back. */
export const FirstPart = meta.story({
  render: () => <PartHead title="What would you like to treat?" current={1} count={4} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Step 1 of 4')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ render: withHead, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  render: withHead,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  render: withHead,
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack gap={10}>
      {withHead(args)}
      <PartForm {...args} errors={[{ name: 'zipCode', message: 'Enter a ZIP code' }]} />
      <PartForm {...args} isPending />
      <PartForm {...args} strings={{ submit: 'Create account' }} />
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
