import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Agreement } from '@patient/ui/Agreement';
import { pageHeading, useKeptFocus } from '@patient/ui/focus';
import { Link } from '@patient/ui/Link';
import { PartForm } from '@patient/ui/PartForm';
import { NewPasswordField } from '@patient/ui/PasswordRules';
import { typedLine } from '@patient/ui/text';
import type { Brand } from '@patient/ui/theme';
import { useBrand } from '@patient/ui/UiProvider';
import { basicsDraftAtom } from '../data/basics.ts';
import { newPasswordProblems, pendingRegistrationAtom } from '#features/auth/index.ts';
import { prepareSignUpAtom, registerAtom } from '../data/signUp.ts';
import { consentProblems, CONSENTS, type ConsentName } from '../views/consents.ts';
import { registrationFailure, type RegistrationFailure } from '../views/failure.ts';
import type { ProductType } from '@patient/api';
import { CodePart } from './CodePart.tsx';
import { useForm } from '#shared/view/useForm.ts';

/** Text of each consent. Its link opens a new tab, so the patient doesn't lose their input. */
const consentTexts = (legal: Brand['legal']): Readonly<Record<ConsentName, ReactNode>> => ({
  telehealth: (
    <>
      I agree to be treated by a doctor online, as described in the{' '}
      <Link href={legal.telehealth}>telehealth consent</Link>.
    </>
  ),
  terms: (
    <>
      I agree to the <Link href={legal.terms}>terms</Link>.
    </>
  ),
  privacy: (
    <>
      I have read the <Link href={legal.privacy}>privacy policy</Link> and agree to it.
    </>
  ),
});

/** Props of {@link AccountPart}. */
export interface AccountPartProps {
  productType: ProductType;
  /** Called when the service rejects a field of an earlier part, if this part is still shown. */
  onRejected: (failure: RegistrationFailure) => void;
}

/** Password and consents; submits the registration. */
export function AccountPart({ productType, onRejected }: AccountPartProps) {
  const { legal, supportEmail } = useBrand();
  const draft = useAtom(basicsDraftAtom);
  const email = typedLine(draft[0].basics.email);
  const pendingRegistration = useAtomValue(pendingRegistrationAtom);
  const register = useSetAtom(registerAtom);
  const prepare = useSetAtom(prepareSignUpAtom);
  const [, navigate] = useLocation();
  const texts = consentTexts(legal);
  const isOwn = pendingRegistration?.isConfirmed === true && pendingRegistration.email === email;
  const hasPatient = pendingRegistration?.hasPatient === true;

  useEffect(prepare, [prepare]);

  const { input, change, form } = useForm({
    draft,
    initial: draft[0],
    check: ({ password, agreed }) => [
      ...(isOwn ? [] : newPasswordProblems('password', password)),
      ...(hasPatient ? [] : consentProblems(agreed)),
    ],
    async send({ basics, password }) {
      const outcome = await register({ basics, password, productType });
      // Even if the patient has left the page, because they are signed in now.
      if (outcome === 'registered') navigate('/steps', { replace: true });
      return undefined;
    },
    problemsOf(error) {
      const failure = registrationFailure(error, supportEmail);
      if (failure.part === undefined) return [failure.problem];
      onRejected(failure);
      return [];
    },
  });
  const isAgreed = consentProblems(input.agreed).length === 0;
  // One press can give all consents, also the one that has the error.
  const errors = isAgreed
    ? form.errors.filter(({ name }) => !CONSENTS.some((consent) => consent === name))
    : form.errors;
  const needsCode = pendingRegistration?.isConfirmed === false && pendingRegistration.email === email;
  useKeptFocus(needsCode, pageHeading);
  if (needsCode) return <CodePart onConfirmed={() => void form.onSubmit()} />;
  return (
    <PartForm
      {...form}
      errors={errors}
      strings={
        isOwn
          ? { pending: 'Creating subscription...' }
          : { submit: 'Create account', pending: 'Creating your account…' }
      }
    >
      {isOwn ? (
        <p>You&apos;re signed in as {pendingRegistration.email}.</p>
      ) : (
        <NewPasswordField
          name="password"
          label="Password"
          username={email}
          value={input.password}
          onChange={(password) => change({ password })}
        />
      )}
      {!hasPatient && (
        <Agreement
          allLabel="I agree to all three"
          consents={CONSENTS.map((id) => ({ id, text: texts[id] }))}
          agreed={input.agreed}
          onChange={(agreed) => change({ agreed })}
        />
      )}
    </PartForm>
  );
}
