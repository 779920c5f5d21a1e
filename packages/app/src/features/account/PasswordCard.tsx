import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Form } from '@patient/ui/Form';
import { useAction } from '@patient/ui/hooks';
import { HiddenUsername, PasswordField } from '@patient/ui/PasswordField';
import { NewPasswordField } from '@patient/ui/PasswordRules';
import { SectionCard } from '@patient/ui/SectionCard';
import { meAtom } from '#shared/patient/me.ts';
import { mayHaveSucceeded } from '#shared/service/mayHaveSucceeded.ts';
import { rejectedField } from '#shared/format/rejectedField.ts';
import { newPasswordProblems, type FieldProblem } from '#features/auth/index.ts';
import { changePasswordAtom } from './data/profile.ts';
import { failureText } from '#shared/format/failureText.ts';

const problemsOf = (current: string, next: string): readonly FieldProblem[] => [
  ...(current === '' ? [{ name: 'oldPassword', message: 'Enter your current password' }] : []),
  ...newPasswordProblems('newPassword', next),
];

/** Shown with an error after an earlier attempt with a lost response. */
const MAY_BE_CHANGED =
  'Your first try may have changed it. If so, your new password is already your current one.';

/** Form that changes the password. */
export function PasswordCard() {
  const changePassword = useSetAtom(changePasswordAtom);
  const { data: me } = useAtomValue(meAtom);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [errors, setErrors] = useState<readonly FieldProblem[]>([]);
  const [isSaved, setSaved] = useState(false);
  /** Whether an earlier attempt may have changed it. */
  const mayBeChanged = useRef(false);

  const { run: submit, isPending } = useAction(async () => {
    const problems = problemsOf(current, next);
    setErrors(problems);
    setSaved(false);
    if (problems.length > 0) return;
    try {
      await changePassword({ oldPassword: current, newPassword: next });
      setCurrent('');
      setNext('');
      setSaved(true);
      mayBeChanged.current = false;
    } catch (error) {
      setErrors([
        rejectedField(error, ['oldPassword', 'newPassword']) ?? { message: failureText(error) },
        ...(mayBeChanged.current ? [{ message: MAY_BE_CHANGED }] : []),
      ]);
      mayBeChanged.current ||= mayHaveSucceeded(error);
    }
  });
  return (
    <SectionCard title="Password">
      {isSaved && (
        <Alert tone="success" isLive>
          Your password is changed.
        </Alert>
      )}
      <Form errors={errors} onSubmit={submit}>
        {me && <HiddenUsername email={me.email} />}
        <PasswordField
          name="oldPassword"
          label="Current password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
        <NewPasswordField name="newPassword" label="New password" value={next} onChange={setNext} />
        <Button type="submit" variant="primary" isPending={isPending}>
          Change password
        </Button>
      </Form>
    </SectionCard>
  );
}
