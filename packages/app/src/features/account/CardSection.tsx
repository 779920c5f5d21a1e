import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type FormEvent } from 'react';
import { Button } from '@patient/ui/Button';
import { CardOnFile } from '@patient/ui/CardOnFile';
import { Form } from '@patient/ui/Form';
import { Inline } from '@patient/ui/Inline';
import { LinkButton } from '@patient/ui/Link';
import { PasswordField } from '@patient/ui/PasswordField';
import { IdentityError, type CreditCard } from '@patient/api';
import { meAtom } from '#shared/patient/me.ts';
import { HiddenUsername, type FieldProblem } from '#features/auth/index.ts';
import { revealCardAtom } from './data/profile.ts';
import { shownCard } from './rules/cardUse.ts';
import { useLatest } from '#shared/view/useLatest.ts';
import { useFocusOnForm } from './useFocusOnForm.ts';
import { failureText } from '#shared/format/failureText.ts';

const isWrongPassword = (error: unknown) =>
  error instanceof IdentityError && error.code === 'wrong-credentials';

/** Card on file, revealed for 30 s after the password (privacy rules, 11). */
export function CardSection({ card }: { card: CreditCard | undefined }) {
  const { data: me } = useAtomValue(meAtom);
  const reveal = useSetAtom(revealCardAtom);
  const [isAsking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  const [errors, setErrors] = useState<readonly FieldProblem[]>([]);
  const [number, setNumber] = useState<string>();
  const section = useFocusOnForm(isAsking);
  /** Somebody may have come: a number that was canceled never shows. */
  const begin = useLatest();

  const submit = async (password: string) => {
    const isLatest = begin();
    setPending(true);
    setErrors([]);
    try {
      const { cardNumber = '' } = await reveal(password);
      if (!isLatest()) return;
      setNumber(cardNumber);
      setAsking(false);
    } catch (error) {
      if (!isLatest()) return;
      setErrors([
        isWrongPassword(error)
          ? { name: 'password', message: "That isn't your password" }
          : { message: failureText(error) },
      ]);
    }
    setPending(false);
  };
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    const password = new FormData(event.currentTarget).get('password');
    if (typeof password !== 'string' || password === '')
      setErrors([{ name: 'password', message: 'Enter your password' }]);
    else await submit(password);
  };
  const handleCancel = () => {
    begin();
    setAsking(false);
    setPending(false);
    setErrors([]);
  };
  return (
    <CardOnFile
      ref={section}
      card={shownCard(card)}
      revealed={number === undefined ? undefined : { number }}
      onReveal={() => setAsking(true)}
      onHide={() => setNumber(undefined)}
      action={
        !isAsking && <LinkButton href="/user/profile/card">{card ? 'Change card' : 'Add a card'}</LinkButton>
      }
      passwordStep={
        isAsking && (
          <Form errors={errors} onSubmit={handleSubmit}>
            {me && <HiddenUsername email={me.email} />}
            <PasswordField
              name="password"
              label="Your password"
              description="To make sure it's you."
              autoComplete="current-password"
            />
            <Inline gap={3}>
              <Button type="submit" variant="primary" isPending={isPending}>
                Show number
              </Button>
              <Button onPress={handleCancel}>Cancel</Button>
            </Inline>
          </Form>
        )
      }
    />
  );
}
