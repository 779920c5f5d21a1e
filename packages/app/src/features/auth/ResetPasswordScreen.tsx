import { useRef, useState } from 'react';
import { useFocusOnChange } from '@patient/ui/focus';
import { PasswordReset } from '@patient/ui/PasswordReset';
import { emailProblem, type FieldProblem } from './views/signIn.ts';
import { useSendReset } from './useSendReset.ts';

/** /reset-password: requests a link for a new password (specification section 2). */
export function ResetPasswordScreen() {
  const { isPending, sentTo, sentCount, errors, send } = useSendReset();
  const [invalid, setInvalid] = useState<readonly FieldProblem[]>();
  const page = useRef<HTMLDivElement>(null);
  useFocusOnChange(sentTo !== undefined, () => page.current?.querySelector<HTMLElement>('h1'));
  const handleSend = async (email: string) => {
    const message = emailProblem(email);
    setInvalid(message === undefined ? undefined : [{ name: 'email', message }]);
    if (message === undefined) await send(email);
  };
  return (
    <div ref={page}>
      <PasswordReset
        sentTo={sentTo}
        sentCount={sentCount}
        onSend={handleSend}
        isPending={isPending}
        errors={invalid ?? errors}
      />
    </div>
  );
}
