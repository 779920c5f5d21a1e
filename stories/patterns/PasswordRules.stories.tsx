import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { NewPasswordField, PasswordRules } from '@patient/ui/PasswordRules';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Patterns/Auth/PasswordRules',
  component: PasswordRules,
  args: { password: '' },
  decorators: [
    (Story, { name }) => <div style={{ maxInlineSize: name.startsWith('Sheet') ? 960 : 420 }}>{Story()}</div>,
  ],
});

export const Default = meta.story({ args: { password: 'abc' } });

function Typing() {
  const [password, setPassword] = useState('');
  return (
    <NewPasswordField
      name="password"
      label="New password"
      username="ada@patients.example"
      value={password}
      onChange={setPassword}
    />
  );
}

/** NewPasswordField: a field with its rules. Each rule shows whether it is met; unmet rules are announced politely when typing pauses. */
export const WhileTyping = meta.story({
  render: () => <Typing />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('New password', { selector: 'input' });
    await expect(field).toHaveAccessibleDescription(/At least 8 characters \(still needed\)/);
    await userEvent.type(field, 'abc');
    const rules = () => canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(rules()).toEqual([
      'At least 8 characters (still needed)',
      'A lowercase letter (done)',
      'An uppercase letter (still needed)',
      'A number (still needed)',
      'No space at the start or end (done)',
    ]);
    const announcement = () =>
      canvas
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    await waitFor(() =>
      expect(announcement()).toBe('Still needed: At least 8 characters, An uppercase letter, A number'),
    );
    await expect(field).not.toHaveAccessibleDescription(/Still needed:/);
    await userEvent.type(field, 'DEF12');
    await waitFor(() => expect(announcement()).toBe('Your password meets all the rules.'));
  },
});

const long = {
  password: 'a',
  rules: [
    {
      id: 'long',
      label: 'At least one character that is not a letter or a number, such as an exclamation mark',
      isMet: (password: string) => password.includes('!'),
    },
    { id: 'short', label: 'No more than 64 characters', isMet: (password: string) => password.length <= 64 },
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
  render: () => (
    <Stack gap={6}>
      {['', 'abc', 'abcdefgh1', 'Abcdefgh1'].map((password) => (
        <PasswordRules key={password} password={password} strings={{ label: `“${password}”` }} />
      ))}
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
