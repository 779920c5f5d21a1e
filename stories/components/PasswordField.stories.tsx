import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { Form } from '@patient/ui/Form';
import { HiddenUsername, PasswordField } from '@patient/ui/PasswordField';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', onChange: fn() },
});

export const Default = meta.story();

/** Password managers save the password for the account. */
export const SavedForAccount = meta.story({
  render: (args) => (
    <Form onSubmit={() => {}}>
      <HiddenUsername email="ada@patients.example" />
      <PasswordField {...args} />
    </Form>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[autocomplete=username]')).toHaveValue('ada@patients.example');
    await expect(canvas.queryByRole('textbox', { name: /username/ })).not.toBeInTheDocument();
  },
});

/**
 * Tab moves from the field to its button. Space shows and hides the password; button name and announcement change.
 */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password', { selector: 'input' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('correct horse');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    const liveRegion = canvas.getByText('', { selector: '[aria-live=polite]' });
    await expect(liveRegion).toBeEmptyDOMElement();
    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await expect(liveRegion).toHaveTextContent('Your password is visible');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(liveRegion).toHaveTextContent('Your password is hidden');
    await expect(input).toHaveValue('correct horse');
  },
});

/** Hides the password on submit. */
export const Submitted = meta.story({
  render: (args) => (
    <Form onSubmit={fn()}>
      <PasswordField {...args} />
      <Button type="submit" variant="primary">
        Sign in
      </Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    const input = canvas.getByRole('textbox', { name: 'Password' });
    await userEvent.type(input, 'correct horse{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
  },
});

/** Supports password managers; turns off autocorrect and capitalization. */
export const NewPassword = meta.story({
  args: { label: 'New password', autoComplete: 'new-password', description: 'At least 8 characters' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New password', { selector: 'input' });
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await expect(input).toHaveAttribute('autocapitalize', 'none');
    await expect(input).toHaveAttribute('spellcheck', 'false');
    await expect(input).toHaveAccessibleDescription('At least 8 characters');
  },
});

/** The error is announced with the field. */
export const WithError = meta.story({
  args: { errorMessage: 'Enter your password' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password', { selector: 'input' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter your password');
  },
});

/** The button at the end of the field doesn't overlap the text. */
export const LongText = meta.story({
  tags: ['check'],
  args: { defaultValue: 'correct horse battery staple correct horse battery staple correct horse' },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { defaultValue: 'correct horse', errorMessage: 'Enter your password' },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

/** All states; each button is at least 44 by 44 px. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['empty', 'hover', 'focus', 'filled', 'error', 'disabled']}
      columns={['to sign in']}
      width="16rem"
      cell={(row) => (
        <PasswordField
          label={`Password, ${row}`}
          defaultValue={row === 'empty' ? '' : 'correct horse'}
          errorMessage={row === 'error' ? 'Wrong email or password' : undefined}
          isDisabled={row === 'disabled'}
        />
      )}
    />
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
