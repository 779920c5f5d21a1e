import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Form } from '@patient/ui/Form';
import { PasswordField } from '@patient/ui/PasswordField';
import { meAtom } from '#shared/patient/me.ts';
import { mayHaveSucceeded } from '#shared/service/mayHaveSucceeded.ts';
import {
  HiddenUsername,
  NewPasswordField,
  newPasswordProblems,
  type FieldProblem,
} from '#features/auth/index.ts';
import { changePasswordAtom } from './data/profile.ts';
import { SectionCard } from './SectionCard.tsx';
import { useAction } from '#shared/view/useAction.ts';
import { failureText } from '#shared/format/failureText.ts';

const problemsOf = (current: string, next: string): readonly FieldProblem[] => [
  ...(current === '' ? [{ name: 'current', message: 'Enter your current password' }] : []),
  ...newPasswordProblems('next', next),
];

/** Beside a refusal after a try whose answer was lost. */
const PERHAPS_CHANGED =
  'Your first try may have changed it. If so, your new password is already your current one.';

/** Changes the password, with the current one. */
export function PasswordCard() {
  const changePassword = useSetAtom(changePasswordAtom);
  const { data: me } = useAtomValue(meAtom);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [errors, setErrors] = useState<readonly FieldProblem[]>([]);
  const [isSaved, setSaved] = useState(false);
  /** Whether an earlier try got no answer. */
  const isLost = useRef(false);

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
      isLost.current = false;
    } catch (error) {
      setErrors([{ message: failureText(error) }, ...(isLost.current ? [{ message: PERHAPS_CHANGED }] : [])]);
      isLost.current ||= mayHaveSucceeded(error);
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
          name="current"
          label="Current password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
        <NewPasswordField name="next" label="New password" value={next} onChange={setNext} />
        <Button type="submit" variant="primary" isPending={isPending}>
          Change password
        </Button>
      </Form>
    </SectionCard>
  );
}
