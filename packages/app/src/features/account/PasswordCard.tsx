import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Form } from '@patient/ui/Form';
import { HiddenUsername, PasswordField } from '@patient/ui/PasswordField';
import { NewPasswordField } from '@patient/ui/PasswordRules';
import { SectionCard } from '@patient/ui/SectionCard';
import { meAtom } from '#shared/patient/me.ts';
import { mayHaveSucceeded } from '#shared/service/mayHaveSucceeded.ts';
import { requestProblem } from '#shared/format/rejectedField.ts';
import { useForm } from '#shared/view/useForm.ts';
import { newPasswordProblems, type FieldProblem } from '#features/auth/index.ts';
import { changePasswordAtom, type PasswordChange } from './data/profile.ts';

const checkPasswords = ({ oldPassword, newPassword }: PasswordChange): readonly FieldProblem[] => [
  ...(oldPassword === '' ? [{ name: 'oldPassword', message: 'Enter your current password' }] : []),
  ...newPasswordProblems('newPassword', newPassword),
];

/** Shown with an error after an earlier attempt with a lost response. */
const MAY_BE_CHANGED =
  'Your first try may have changed it. If so, your new password is already your current one.';

/** Form that changes the password. */
export function PasswordCard() {
  const changePassword = useSetAtom(changePasswordAtom);
  const { data: me } = useAtomValue(meAtom);
  const [isSaved, setSaved] = useState(false);
  /** Whether an earlier attempt may have changed it. */
  const mayBeChanged = useRef(false);

  const {
    input,
    change,
    form: { errors, isPending, onSubmit },
  } = useForm({
    initial: { oldPassword: '', newPassword: '' },
    check: checkPasswords,
    async send(passwords, { removeDraft }) {
      setSaved(false);
      await changePassword(passwords);
      removeDraft();
      setSaved(true);
      mayBeChanged.current = false;
      return undefined;
    },
    problemsOf(error) {
      const mayBeChangedBefore = mayBeChanged.current;
      mayBeChanged.current ||= mayHaveSucceeded(error);
      return [
        requestProblem(error, ['oldPassword', 'newPassword']),
        ...(mayBeChangedBefore ? [{ message: MAY_BE_CHANGED }] : []),
      ];
    },
  });
  return (
    <SectionCard title="Password">
      {isSaved && errors.length === 0 && (
        <Alert tone="success" isLive>
          Your password is changed.
        </Alert>
      )}
      <Form errors={errors} onSubmit={() => onSubmit()}>
        {me && <HiddenUsername email={me.email} />}
        <PasswordField
          name="oldPassword"
          label="Current password"
          autoComplete="current-password"
          value={input.oldPassword}
          onChange={(oldPassword) => change({ oldPassword })}
        />
        <NewPasswordField
          name="newPassword"
          label="New password"
          value={input.newPassword}
          onChange={(newPassword) => change({ newPassword })}
        />
        <Button type="submit" variant="primary" isPending={isPending}>
          Change password
        </Button>
      </Form>
    </SectionCard>
  );
}
