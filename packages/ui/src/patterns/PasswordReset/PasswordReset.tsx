import type { FormEvent } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Form, SubmitButton, type FormError } from '../../components/Form/index.ts';
import { textOf } from '../../components/Form/textOf.ts';
import { TextField } from '../../components/TextField/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { PasswordPage } from './PasswordPage.tsx';
import { defaultStrings, type PasswordResetStrings } from './strings.tsx';

/** Props of {@link PasswordReset}. */
export interface PasswordResetProps {
  /** Email that a link was sent to; without it, the page has the form that requests one. */
  sentTo?: string | undefined;
  /** Number of times it was sent. @default 1 */
  sentCount?: number;
  /** Called with the email of the form, which may be empty, or to send the link again. */
  onSend: (email: string) => unknown;
  /** Whether a link is being sent. @default false */
  isPending?: boolean;
  /** Errors of the field `email`, or of the last attempt. @default [] */
  errors?: readonly FormError[];
  /** Path of the sign-in page. @default '/login' */
  signInHref?: string;
  /** Overrides for the default text. */
  strings?: Partial<PasswordResetStrings>;
}

const none: readonly FormError[] = [];

/**
 * Requests a link for a new password, and says that it was sent: the same for every email, so that it doesn't reveal who is a
 * patient.
 */
export function PasswordReset({
  sentTo,
  sentCount = 1,
  onSend,
  isPending = false,
  errors = none,
  signInHref = '/login',
  strings: overrides,
}: PasswordResetProps) {
  const strings = useStrings('PasswordReset', defaultStrings, overrides);
  const { request, sent, back } = strings;
  if (sentTo === undefined) {
    return (
      <PasswordPage title={request.title} back={back} signInHref={signInHref}>
        <p>{request.lead}</p>
        <Form
          errors={errors}
          onSubmit={({ currentTarget }: FormEvent<HTMLFormElement>) => onSend(textOf(currentTarget, 'email'))}
        >
          <TextField
            name="email"
            label={request.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            inputProps={{ autoCapitalize: 'none', spellCheck: 'false' }}
          />
          <SubmitButton isPending={isPending}>{request.submit}</SubmitButton>
        </Form>
      </PasswordPage>
    );
  }
  return (
    <PasswordPage title={sent.title} back={back} signInHref={signInHref}>
      <Alert tone="success" isLive title={sent.check(sentCount)}>
        {sent.text(<bdi>{sentTo}</bdi>)}
      </Alert>
      {errors[0] && (
        <Alert tone="danger" isLive title={sent.failed}>
          {errors[0].message}
        </Alert>
      )}
      <Button isPending={isPending} onPress={() => onSend(sentTo)}>
        {sent.again}
      </Button>
    </PasswordPage>
  );
}
