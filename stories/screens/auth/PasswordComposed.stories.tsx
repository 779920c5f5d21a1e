import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Form } from '@patient/ui/Form';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { TextField } from '@patient/ui/TextField';
import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { ColumnFrame } from '../support/composed/frames.tsx';
import { NewPasswordField } from '../support/composed/NewPasswordField.tsx';
import { composed, hasHeading } from '../support/composed/composed.ts';

const meta = preview.meta({ ...composed, title: 'Screens/Auth/Password (composed)', tags: ['composed'] });

export const Reset = meta.story({
  tags: ['route:/reset-password', 'layout:auth'],
  render: () => (
    <ColumnFrame>
      <Card>
        <Stack gap={4}>
          <h1>Reset your password</h1>
          <p>We'll email you a link to set a new one.</p>
          <Form onSubmit={fn()}>
            <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="username" />
            <Button type="submit" variant="primary" isWide>
              Send link
            </Button>
          </Form>
          <Link href="/login" variant="standalone">
            Back to sign in
          </Link>
        </Stack>
      </Card>
    </ColumnFrame>
  ),
  play: hasHeading('Reset your password'),
});

/** The same text for every address, so that it doesn't reveal who is a patient. */
export const Sent = meta.story({
  render: () => (
    <ColumnFrame>
      <Card>
        <Stack gap={4}>
          <h1>Check your email</h1>
          <Alert tone="success" title="Link sent">
            If ada@example.com has an account, you'll get a link in a few minutes. It works for one hour.
          </Alert>
          <Link href="/login" variant="standalone">
            Back to sign in
          </Link>
        </Stack>
      </Card>
    </ColumnFrame>
  ),
  play: hasHeading('Check your email'),
});

export const NewPassword = meta.story({
  tags: ['route:/new-password/{email?}/{token}', 'form:password'],
  render: () => (
    <ColumnFrame>
      <Card>
        <Stack gap={4}>
          <h1>Set a new password</h1>
          <p>For ada@example.com.</p>
          <Form onSubmit={fn()}>
            <NewPasswordField name="password" defaultValue="four words" />
            <Button type="submit" variant="primary" isWide>
              Set password
            </Button>
          </Form>
        </Stack>
      </Card>
    </ColumnFrame>
  ),
  play: hasHeading('Set a new password'),
});

/** Expired or used link, with a button for a new one. */
export const ExpiredLink = meta.story({
  tags: ['route:/new-password/{email?}/{token}'],
  globals: onPhone,
  render: () => (
    <ColumnFrame>
      <Card>
        <Stack gap={4}>
          <h1>This link no longer works</h1>
          <p>You already used it, or it's more than an hour old. Your password hasn't changed.</p>
          <Button variant="primary" isWide>
            Send a new link
          </Button>
        </Stack>
      </Card>
    </ColumnFrame>
  ),
  play: hasHeading('This link no longer works'),
});

export const ResetOnPhone = meta.story({ ...Reset.input, tags: [], globals: onPhone });
