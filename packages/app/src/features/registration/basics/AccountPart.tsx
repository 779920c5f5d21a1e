import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Agreement } from '@patient/ui/Agreement';
import { useKeptFocus } from '@patient/ui/focus';
import { useBrand } from '@patient/ui/UiProvider';
import { basicsDraftAtom, changeDraftAtom } from '../data/basics.ts';
import {
  HiddenUsername,
  NewPasswordField,
  newPasswordProblems,
  pendingRegistrationAtom,
  type FieldProblem,
} from '#features/auth/index.ts';
import { prepareSignUpAtom, registerAtom } from '../data/signUp.ts';
import { consentProblems, CONSENTS } from '../rules/consents.ts';
import { registrationFailure, type RegistrationFailure } from '../rules/failure.ts';
import type { ProductType } from '@patient/api';
import { pageHeading } from '#shared/view/focusHeading.ts';
import { useLatestHere } from '#shared/view/useLatest.ts';
import { CodePart } from './CodePart.tsx';
import { consentTexts } from './consentTexts.tsx';
import { PartForm } from './PartForm.tsx';
import { NO_PROBLEMS, useSend } from './useSend.ts';

/** Props of {@link AccountPart}. */
export interface AccountPartProps {
  productType: ProductType;
  /** Called when the service refuses a field of an earlier part, while this one is shown. */
  onRefused: (failure: RegistrationFailure) => void;
}

/** Password and consents; submits the registration. */
export function AccountPart({ productType, onRefused }: AccountPartProps) {
  const { legal } = useBrand();
  const { basics, password, agreed } = useAtomValue(basicsDraftAtom);
  const pendingRegistration = useAtomValue(pendingRegistrationAtom);
  const change = useSetAtom(changeDraftAtom);
  const register = useSetAtom(registerAtom);
  const prepare = useSetAtom(prepareSignUpAtom);
  const [, navigate] = useLocation();
  const begin = useLatestHere();
  const texts = consentTexts(legal);
  const isOwn =
    pendingRegistration?.isConfirmed === true && pendingRegistration.email === basics.email.trim();
  const hasPatient = pendingRegistration?.hasPatient === true;

  useEffect(prepare, [prepare]);

  const send = async (): Promise<readonly FieldProblem[]> => {
    const isLatest = begin();
    try {
      const outcome = await register({ basics, password, productType });
      // Wherever the patient is by then: they are signed in.
      if (outcome === 'registered') navigate('/steps', { replace: true });
      return NO_PROBLEMS;
    } catch (error) {
      const failure = registrationFailure(error);
      if (failure.part === undefined) return [failure.problem];
      if (isLatest()) onRefused(failure);
      return NO_PROBLEMS;
    }
  };
  const sending = useSend(
    () => [
      ...(isOwn ? [] : newPasswordProblems('password', password)),
      ...(hasPatient ? [] : consentProblems(agreed)),
    ],
    send,
  );
  const asksCode =
    pendingRegistration?.isConfirmed === false && pendingRegistration.email === basics.email.trim();
  useKeptFocus(asksCode, pageHeading);
  if (asksCode) return <CodePart onConfirmed={() => void sending.submit()} />;
  return (
    <PartForm
      sending={sending}
      submitLabel={isOwn ? 'Continue' : 'Create account'}
      pendingLabel={isOwn ? 'Creating subscription...' : 'Creating your account…'}
    >
      {isOwn ? (
        <p>You&apos;re signed in as {pendingRegistration.email}.</p>
      ) : (
        <>
          <HiddenUsername email={basics.email.trim()} />
          <NewPasswordField
            name="password"
            label="Password"
            value={password}
            onChange={(written) => change({ password: written })}
          />
        </>
      )}
      {!hasPatient && (
        <Agreement
          consents={CONSENTS.map((id) => ({ id, text: texts[id] }))}
          agreed={agreed}
          onChange={(given) => change({ agreed: given })}
        />
      )}
    </PartForm>
  );
}
