import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { useFocusOnMount } from '@patient/ui/focus';
import { PartForm } from '@patient/ui/PartForm';
import { Stack } from '@patient/ui/Stack';
import { digitsOf } from '@patient/ui/text';
import { TextField } from '@patient/ui/TextField';
import { pendingRegistrationAtom } from '#features/auth/index.ts';
import { confirmCodeAtom, resendCodeAtom } from '../data/signUp.ts';
import { useForm } from '#shared/view/useForm.ts';

/** Props of {@link CodePart}. */
export interface CodePartProps {
  /** Continues the registration; this part is unmounted when it is called. */
  onConfirmed: () => void;
}

/** Field for the emailed confirmation code. Moves focus to its message, because it replaces the focused form. */
export function CodePart({ onConfirmed }: CodePartProps) {
  const alert = useFocusOnMount<HTMLDivElement>();
  const pendingRegistration = useAtomValue(pendingRegistrationAtom);
  const confirm = useSetAtom(confirmCodeAtom);
  const resend = useSetAtom(resendCodeAtom);
  const [wasResent, setResent] = useState(false);
  const { input, change, form } = useForm({
    initial: { code: '' },
    // Codes are copied with spaces, hyphens or words around them.
    check: ({ code }) =>
      digitsOf(code) === '' ? [{ name: 'code', message: 'Enter the code from the email' }] : [],
    async send({ code }) {
      await confirm(digitsOf(code));
      // Not returned as a callback, which is ignored for an unmounted form: this part is unmounted now.
      onConfirmed();
      return undefined;
    },
  });
  const { form: again } = useForm({
    initial: {},
    async send() {
      await resend();
      return () => setResent(true);
    },
  });
  return (
    <Stack gap={6}>
      <Alert ref={alert} tabIndex={-1} isLive title={wasResent ? 'We sent another code' : 'Check your email'}>
        We sent a code to {pendingRegistration?.email}. It&apos;s the only thing missing to finish your
        account.
      </Alert>
      <PartForm {...form} errors={[...form.errors, ...again.errors]}>
        <TextField
          name="code"
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={input.code}
          onChange={(code) => change({ code })}
        />
      </PartForm>
      <Button variant="quiet" isPending={again.isPending} onPress={() => void again.onSubmit()}>
        Send another code
      </Button>
    </Stack>
  );
}
