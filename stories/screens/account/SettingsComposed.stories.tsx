import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Form } from '@patient/ui/Form';
import { PasswordField } from '@patient/ui/PasswordField';
import { Stack } from '@patient/ui/Stack';
import { PreferenceList, type Preference } from '@patient/ui/PreferenceList';
import { useId, useState } from 'react';
import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { AccountFrame } from '../support/composed/frames.tsx';
import { NewPasswordField } from '../support/composed/NewPasswordField.tsx';
import { composed, hasHeading } from '../support/composed/composed.ts';

const meta = preview.meta({ ...composed, title: 'Screens/Account/Settings (composed)', tags: ['composed'] });

const initialPreferences: readonly Preference[] = [
  { id: 'email', label: 'Email', description: 'Deliveries, bills and messages from your doctor', isOn: true },
  { id: 'sms', label: 'Text messages', description: 'To (415) 555-0132', isOn: false },
  { id: 'doctor', label: 'Messages from your doctor', isOn: true },
  { id: 'newsEmail', label: 'News by email', isOn: false },
  { id: 'newsSms', label: 'News by text message', isOn: false },
];

function Preferences() {
  const id = useId();
  const [preferences, setPreferences] = useState(initialPreferences);
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id}>Notifications</h2>
        <PreferenceList
          label="How we can reach you"
          preferences={preferences}
          onChange={(changed, isOn) =>
            setPreferences(
              preferences.map((one) =>
                one.id === changed ? ({ ...one, isOn, state: 'saved' } as const) : one,
              ),
            )
          }
        />
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
          <NewPasswordField name="next" />
          <Button type="submit" variant="primary">
            Change password
          </Button>
        </Form>
      </Stack>
    </Card>
  );
}

export const Default = meta.story({
  tags: ['route:/user/settings', 'form:preferences', 'form:password'],
  render: () => (
    <AccountFrame path="/user/settings">
      <h1>Settings</h1>
      <Preferences />
      <Password />
    </AccountFrame>
  ),
  play: hasHeading('Settings'),
});

export const Phone = meta.story({ ...Default.input, tags: [], globals: onPhone });
