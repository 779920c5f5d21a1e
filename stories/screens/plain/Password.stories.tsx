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
import { ColumnFrame } from './frames.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { headed, plain } from './plain.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Password' });

/** One field: where the mail goes. */
export const Reset = meta.story({
  tags: ['route:/reset-password', 'layout:auth'],
  render: () => (
    <ColumnFrame>
      <Card>
        <Stack gap={4}>
          <h1>Reset your password</h1>
          <p>We send you a link with which you set a new one.</p>
          <Form onSubmit={fn()}>
            <TextField label="Email" name="email" type="email" inputMode="email" autoComplete="username" />
            <Button type="submit" variant="primary" isWide>
              Send the link
            </Button>
          </Form>
          <Link href="/login" variant="standalone">
            Back to sign in
          </Link>
        </Stack>
      </Card>
    </ColumnFrame>
  ),
  play: headed('Reset your password'),
});

/** The same words for every address, so that nobody learns who is a patient. */
export const Sent = meta.story({
  render: () => (
    <ColumnFrame>
      <Card>
        <Stack gap={4}>
          <h1>Look into your mail</h1>
          <Alert tone="success" title="On its way">
            If ada@example.com has an account, a link is on its way. It works for one hour.
          </Alert>
          <Link href="/login" variant="standalone">
            Back to sign in
          </Link>
        </Stack>
      </Card>
    </ColumnFrame>
  ),
  play: headed('Look into your mail'),
});

/** The link of the mail is good. */
export const NewPassword = meta.story({
  tags: ['route:/new-password/{email?}/{token}', 'form:password'],
  render: () => (
    <ColumnFrame>
      <Card>
        <Stack gap={4}>
          <h1>Set a new password</h1>
          <p>For ada@example.com.</p>
          <Form onSubmit={fn()}>
            <NewPasswordField name="password" first="four words" />
            <Button type="submit" variant="primary" isWide>
              Set password
            </Button>
          </Form>
        </Stack>
      </Card>
    </ColumnFrame>
  ),
  play: headed('Set a new password'),
});

/** The link is too old or was used: another is one press away. */
export const DeadToken = meta.story({
  tags: ['route:/new-password/{email?}/{token}'],
  globals: onPhone,
  render: () => (
    <ColumnFrame>
      <Card>
        <Stack gap={4}>
          <h1>This link no longer works</h1>
          <p>It was used already, or it is more than an hour old. Your password has not changed.</p>
          <Button variant="primary" isWide>
            Send a new link
          </Button>
        </Stack>
      </Card>
    </ColumnFrame>
  ),
  play: headed('This link no longer works'),
});

export const ResetOnAPhone = meta.story({ ...Reset.input, tags: [], globals: onPhone });
