import { clsx } from 'clsx';
import type { FormEvent } from 'react';
import { Card, type CardProps } from '../../components/Card/index.ts';
import { Form, SubmitButton, type FormError } from '../../components/Form/index.ts';
import { textOf } from '../../components/Form/textOf.ts';
import { PasswordField } from '../../components/PasswordField/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './SignInForm.css.ts';

/** Strings shown by {@link SignInForm}. */
export interface SignInFormStrings {
  title: string;
  lead: string;
  email: string;
  password: string;
  submit: string;
  /** Announced while signing in. */
  pending: string;
  forgot: string;
  /** Before the link to the registration. */
  newHere: string;
  start: string;
}

const defaultStrings: SignInFormStrings = {
  title: 'Sign in',
  lead: 'See your treatments, deliveries, and bills.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  pending: 'Signing in…',
  forgot: 'Forgot password?',
  newHere: 'New here?',
  start: 'Get started',
};

/** Input of {@link SignInForm}. */
export interface SignInInput {
  readonly email: string;
  readonly password: string;
}

/** Props of {@link SignInForm}. */
export interface SignInFormProps extends Omit<CardProps, 'children' | 'onSubmit'> {
  /** Called with what the fields show; check it, as they may be empty. */
  onSubmit: (input: SignInInput) => unknown;
  /** Errors of the fields `email` and `password`, or of the form. */
  errors: readonly FormError[];
  /** Whether the sign-in is in progress. @default false */
  isPending?: boolean;
  /** Path of the page that resets the password. @default '/reset-password' */
  resetHref?: string;
  /** Path of the registration. @default '/' */
  startHref?: string;
  /** Overrides for the default text. */
  strings?: Partial<SignInFormStrings>;
}

/** Sign-in form with its heading and links to reset the password and to register. It works on a prerendered page. */
export function SignInForm({
  onSubmit,
  errors,
  isPending = false,
  resetHref = '/reset-password',
  startHref = '/',
  strings: overrides,
  className,
  ...rest
}: SignInFormProps) {
  const strings = useStrings('SignInForm', defaultStrings, overrides);
  const submit = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    onSubmit({ email: textOf(currentTarget, 'email'), password: textOf(currentTarget, 'password') });
  return (
    <Stack gap={6}>
      <Card {...rest} className={clsx(styles.card, className)}>
        <Stack gap={2}>
          <h1>{strings.title}</h1>
          <p className={styles.lead}>{strings.lead}</p>
        </Stack>
        <Form errors={errors} onSubmit={submit}>
          <TextField
            name="email"
            label={strings.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            inputProps={{ autoCapitalize: 'none', spellCheck: 'false' }}
          />
          <PasswordField name="password" label={strings.password} />
          <SubmitButton isPending={isPending} pendingLabel={strings.pending}>
            {strings.submit}
          </SubmitButton>
        </Form>
        {/* Plain links, because the first page of a visitor has no code for Link. */}
        <p>
          <a href={resetHref} className={styles.link}>
            {strings.forgot}
          </a>
        </p>
      </Card>
      <p>
        {strings.newHere}{' '}
        <a href={startHref} className={styles.link}>
          {strings.start}
        </a>
      </p>
    </Stack>
  );
}
