import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { ApiError } from '@patient/api';
import { useAction } from '@patient/ui/hooks';
import { NewPasswordForm as PasswordForm } from '@patient/ui/PasswordReset';
import { mayHaveSucceeded } from '#shared/service/mayHaveSucceeded.ts';
import { rejectedField } from '#shared/format/rejectedField.ts';
import { newPasswordProblems } from './newPasswordProblems.ts';
import { resetPasswordAtom } from './data/passwordReset.ts';
import type { ResetLink } from './resetLink.ts';
import type { FieldProblem } from './views/signIn.ts';
import { failureText } from '#shared/format/failureText.ts';

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
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<readonly FieldProblem[]>([]);
  const mayBeSet = useRef(false);

  const { run: submit, isPending } = useAction(async () => {
    const problems = newPasswordProblems('password', password);
    setErrors(problems);
    if (problems.length > 0) return;
    try {
      await reset({ link, password });
      onDone();
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onDead(mayBeSet.current);
      else setErrors([rejectedField(error, ['password']) ?? { message: failureText(error) }]);
      mayBeSet.current ||= mayHaveSucceeded(error);
    }
  });
  return (
    <PasswordForm
      email={link.email}
      password={password}
      onPasswordChange={setPassword}
      onSubmit={submit}
      errors={errors}
      isPending={isPending}
    />
  );
}
