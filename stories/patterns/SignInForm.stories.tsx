import { expect, fn, userEvent } from 'storybook/test';
import { SignInForm } from '@patient/ui/SignInForm';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Patterns/Auth/SignInForm',
  component: SignInForm,
  args: { onSubmit: fn(), errors: [] },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
});

/** The input is what the fields show. Email, password, its button, Sign in, then the links. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@patients.example');
    await userEvent.tab();
    await userEvent.keyboard('secret');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'ada@patients.example',
      password: 'secret',
    });
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
    await expect(canvas.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/');
  },
});

/** The problem is in the summary at the top, not at a field, so that it doesn't tell which one is wrong. */
export const Rejected = meta.story({
  args: { errors: [{ message: 'That email and password do not match.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert', { name: 'There is a problem' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeValid();
  },
});

export const Incomplete = meta.story({
  args: {
    errors: [
      { name: 'email', message: 'Enter your email' },
      { name: 'password', message: 'Enter your password' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your password' }));
    await expect(canvas.getByLabelText('Password', { selector: 'input' })).toHaveFocus();
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Signing in…' })).toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: Rejected.input.args,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <SignInForm {...args} />
      <SignInForm {...args} strings={{ title: 'Incomplete' }} {...Incomplete.input.args} />
      <SignInForm {...args} strings={{ title: 'Pending' }} isPending />
    </div>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
