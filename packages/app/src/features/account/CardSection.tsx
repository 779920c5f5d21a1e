import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { Button } from '@patient/ui/Button';
import { CardOnFile } from '@patient/ui/CardOnFile';
import { useFocusOnForm } from '@patient/ui/focus';
import { Form } from '@patient/ui/Form';
import { Inline } from '@patient/ui/Inline';
import { LinkButton } from '@patient/ui/Link';
import { HiddenUsername, PasswordField } from '@patient/ui/PasswordField';
import { useBrand } from '@patient/ui/UiProvider';
import { isIdentityError, type CreditCard } from '@patient/api';
import { meAtom } from '#shared/patient/me.ts';
import { signInFailure } from '#features/auth/index.ts';
import { revealCardAtom } from './data/profile.ts';
import { shownCard } from '#shared/format/card.ts';
import { useForm } from '#shared/view/useForm.ts';

/** Password form that reveals the card number. */
function PasswordStep({ onNumber, onCancel }: { onNumber: (number: string) => void; onCancel: () => void }) {
  const { supportEmail } = useBrand();
  const { data: me } = useAtomValue(meAtom);
  const reveal = useSetAtom(revealCardAtom);
  const {
    input,
    change,
    form: { errors, isPending, onSubmit },
  } = useForm({
    initial: { password: '' },
    check: ({ password }) => (password === '' ? [{ name: 'password', message: 'Enter your password' }] : []),
    async send({ password }) {
      const { cardNumber = '' } = await reveal(password);
      // A callback, which is ignored after Cancel: someone else may see the screen.
      return () => onNumber(cardNumber);
    },
    problemsOf: (error) => [
      isIdentityError(error, 'wrong-credentials')
        ? { name: 'password', message: "That isn't your password" }
        : signInFailure(error, supportEmail),
    ],
  });
  return (
    <Form errors={errors} onSubmit={() => onSubmit()}>
      {me && <HiddenUsername email={me.email} />}
      <PasswordField
        name="password"
        label="Your password"
        description="To make sure it's you."
        autoComplete="current-password"
        value={input.password}
        onChange={(password) => change({ password })}
      />
      <Inline gap={3}>
        <Button type="submit" variant="primary" isPending={isPending}>
          Show number
        </Button>
        <Button onPress={onCancel}>Cancel</Button>
      </Inline>
    </Form>
  );
}

/** Card on file. Its number is revealed for 30 s after entering the password (privacy rules, 11). */
export function CardSection({ card }: { card: CreditCard | undefined }) {
  const [needsPassword, setNeedsPassword] = useState(false);
  const [number, setNumber] = useState<string>();
  const section = useFocusOnForm(needsPassword);
  const handleNumber = (revealed: string) => {
    setNumber(revealed);
    setNeedsPassword(false);
  };
  return (
    <CardOnFile
      ref={section}
      card={shownCard(card)}
      revealed={number === undefined ? undefined : { number }}
      onReveal={() => setNeedsPassword(true)}
      onHide={() => setNumber(undefined)}
      action={
        !needsPassword && (
          <LinkButton href="/user/profile/card">{card ? 'Change card' : 'Add a card'}</LinkButton>
        )
      }
      passwordStep={
        needsPassword && <PasswordStep onNumber={handleNumber} onCancel={() => setNeedsPassword(false)} />
      }
    />
  );
}
