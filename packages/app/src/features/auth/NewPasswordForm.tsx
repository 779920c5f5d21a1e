import { useSetAtom } from 'jotai';
import { useRef } from 'react';
import { ApiError } from '@patient/api';
import { NewPasswordForm as PasswordForm } from '@patient/ui/PasswordReset';
import { mayHaveSucceeded } from '#shared/service/mayHaveSucceeded.ts';
import { requestProblem } from '#shared/format/rejectedField.ts';
import { useForm } from '#shared/view/useForm.ts';
import { newPasswordProblems } from './newPasswordProblems.ts';
import { resetPasswordAtom } from './data/passwordReset.ts';
import type { ResetLink } from './resetLink.ts';

/** Props of {@link NewPasswordForm}. */
export interface NewPasswordFormProps {
  link: ResetLink;
  onDone: () => void;
  /** Called when the link no longer works; `mayBeSet` if an earlier attempt with a lost response may have set the password. */
  onDead: (mayBeSet: boolean) => void;
}

/** Form for a new password. */
export function NewPasswordForm({ link, onDone, onDead }: NewPasswordFormProps) {
  const reset = useSetAtom(resetPasswordAtom);
  const mayBeSet = useRef(false);

  const { input, change, form } = useForm({
    initial: { password: '' },
    check: ({ password }) => newPasswordProblems('password', password),
    async send({ password }) {
      await reset({ link, password });
      onDone();
      return undefined;
    },
    problemsOf(error) {
      if (error instanceof ApiError && error.status === 409) {
        onDead(mayBeSet.current);
        return [];
      }
      mayBeSet.current ||= mayHaveSucceeded(error);
      return [requestProblem(error, ['password'])];
    },
  });
  return (
    <PasswordForm
      email={link.email}
      {...form}
      password={input.password}
      onPasswordChange={(password) => change({ password })}
    />
  );
}
