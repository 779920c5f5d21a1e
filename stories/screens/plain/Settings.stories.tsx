import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Form } from '@patient/ui/Form';
import { PasswordField } from '@patient/ui/PasswordField';
import { Stack } from '@patient/ui/Stack';
import { Switch } from '@patient/ui/Switch';
import { useId } from 'react';
import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { AccountFrame } from './frames.tsx';
import { headed, plain } from './plain.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Settings' });

function Preferences() {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id}>Notifications</h2>
        <Stack gap={2}>
          <Switch defaultSelected description="Deliveries, bills and answers of your doctor">
            Email
          </Switch>
          <Switch description="The same, to (415) 555-0132">Text messages</Switch>
          <Switch defaultSelected>A notice when your doctor writes</Switch>
          <Switch>News by email</Switch>
          <Switch>News by text message</Switch>
        </Stack>
      </Stack>
    </Card>
  );
}

function Password() {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id}>Password</h2>
        <Form onSubmit={fn()}>
          <PasswordField label="Current password" name="current" />
          <PasswordField
            label="New password"
            name="next"
            autoComplete="new-password"
            description="At least 12 characters. A few words together are best."
          />
          <Button type="submit" variant="primary">
            Change password
          </Button>
        </Form>
      </Stack>
    </Card>
  );
}

/** What we write about and how, and the password. */
export const Default = meta.story({
  tags: ['route:/user/settings', 'form:preferences', 'form:password'],
  render: () => (
    <AccountFrame path="/user/settings">
      <h1>Settings</h1>
      <Preferences />
      <Password />
    </AccountFrame>
  ),
  play: headed('Settings'),
});

export const Phone = meta.story({ ...Default.input, tags: [], globals: onPhone });
