import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import {
  NewPassword,
  NewPasswordForm,
  PasswordReset,
  type NewPasswordProps,
  type NewPasswordState,
} from '@patient/ui/PasswordReset';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Patterns/Auth/PasswordReset',
  component: PasswordReset,
  args: { onSend: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
});

/** Requests a link. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@patients.example{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('ada@patients.example');
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  },
});

export const WrongEmail = meta.story({
  args: { errors: [{ name: 'email', message: 'Enter your email' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  },
});

/** The same for every email. It can be sent again. */
export const Sent = meta.story({
  args: { sentTo: 'ada@patients.example' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "If ada@patients.example has an account, you'll get a link",
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
    await expect(args.onSend).toHaveBeenCalledWith('ada@patients.example');
  },
});

/** Each attempt has another title, so that screen readers announce it. */
export const SentAgain = meta.story({
  args: { sentTo: 'ada@patients.example', sentCount: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We sent it again, 3 times in all')).toBeVisible();
  },
});

/** The first link is still valid. */
export const NotSentAgain = meta.story({
  args: { sentTo: 'ada@patients.example', errors: [{ message: 'You are offline.' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't send it again");
    await expect(canvas.getByText('Check your email')).toBeVisible();
  },
});

const send = fn();
const retry = fn();

function Page(props: Partial<NewPasswordProps> & { state: NewPasswordState }) {
  const [password, setPassword] = useState('');
  return (
    <NewPassword
      email="ada@patients.example"
      onRetry={retry}
      onSend={send}
      {...props}
      form={
        <NewPasswordForm
          email="ada@patients.example"
          password={password}
          onPasswordChange={setPassword}
          onSubmit={() => {}}
          errors={[]}
        />
      }
    />
  );
}

/** The emailed link is being checked. */
export const Checking = meta.story({ render: () => <Page state="checking" /> });

export const CheckFailed = meta.story({
  render: () => <Page state="checkFailed" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** Password managers save the password for the account of the link. */
export const Valid = meta.story({
  render: () => <Page state="valid" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('ada@patients.example')).toBeVisible();
    await expect(canvasElement.querySelector('[autocomplete=username]')).toHaveValue('ada@patients.example');
    await expect(canvas.getByLabelText('New password', { selector: 'input' })).toHaveAccessibleDescription(
      /At least 8 characters/,
    );
  },
});

/** A link that names its account can be sent again from here. */
export const LinkNotUsable = meta.story({
  render: () => <Page state="dead" problem="You are offline." />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new link' }));
    await expect(send).toHaveBeenCalledWith('ada@patients.example');
  },
});

export const LinkNotUsableWithoutEmail = meta.story({
  render: () => <Page state="dead" email={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get a new link' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
  },
});

/** The response was lost, so the password may be set: signing in comes first. */
export const ResponseLost = meta.story({
  render: () => <Page state="mayBeSet" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  },
});

export const Done = meta.story({ render: () => <Page state="done" /> });

export const OnAPhone = meta.story({ ...Valid.input, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: { sentTo: 'a.very.long.address.of.a.patient@patients.example' },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  ...Valid.input,
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      <PasswordReset {...args} />
      <PasswordReset {...args} sentTo="ada@patients.example" sentCount={2} />
      {(['checking', 'checkFailed', 'valid', 'dead', 'mayBeSet', 'done'] as const).map((state) => (
        <Page key={state} state={state} />
      ))}
    </div>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
