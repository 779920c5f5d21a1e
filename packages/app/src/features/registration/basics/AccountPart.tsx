import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId } from 'react';
import { useLocation } from 'wouter';
import { Agreement } from '@patient/ui/Agreement';
import { PasswordField } from '@patient/ui/PasswordField';
import { unmetRules, PasswordRules } from '@patient/ui/PasswordRules';
import { Stack } from '@patient/ui/Stack';
import { useBrand } from '@patient/ui/theme';
import { basicsDraftAtom, changeDraftAtom } from '../data/basics.ts';
import { pendingRegistrationAtom, type FieldProblem } from '../../auth/index.ts';
import { prepareSignUpAtom, registerAtom } from '../data/signUp.ts';
import { consentProblems, CONSENTS } from '../rules/consents.ts';
import { registrationFailure, type RegistrationFailure } from '../rules/failure.ts';
import type { ProductType } from '../../treatment/index.ts';
import { builtTarget } from '../../../shared/view/standIns.ts';
import { CodePart } from './CodePart.tsx';
import { consentTexts } from './consentTexts.tsx';
import { PartForm } from './PartForm.tsx';
import { NO_PROBLEMS, useSend } from './useSend.ts';

/** Props of {@link AccountPart}. */
export interface AccountPartProps {
  productType: ProductType;
  /** Called when the service refuses a field of an earlier part. */
  onRefused: (failure: RegistrationFailure) => void;
}

const passwordProblems = (password: string): readonly FieldProblem[] =>
  unmetRules(password).length === 0
    ? []
    : [{ name: 'password', message: 'Choose a password that meets every rule' }];

/** Password and consents; submits the registration. */
export function AccountPart({ productType, onRefused }: AccountPartProps) {
  const { legal } = useBrand();
  const { basics, password, agreed } = useAtomValue(basicsDraftAtom);
  const pendingRegistration = useAtomValue(pendingRegistrationAtom);
  const change = useSetAtom(changeDraftAtom);
  const register = useSetAtom(registerAtom);
  const prepare = useSetAtom(prepareSignUpAtom);
  const [, navigate] = useLocation();
  const rulesId = useId();
  const texts = consentTexts(legal);
  const isOwn =
    pendingRegistration?.isConfirmed === true && pendingRegistration.email === basics.email.trim();
  const hasPatient = pendingRegistration?.hasPatient === true;

  useEffect(prepare, [prepare]);

  const send = async (): Promise<readonly FieldProblem[]> => {
    try {
      const outcome = await register({ basics, password, productType });
      if (outcome === 'registered') navigate(builtTarget('/steps'), { replace: true });
      return NO_PROBLEMS;
    } catch (error) {
      const failure = registrationFailure(error);
      if (failure.part === undefined) return [failure.problem];
      onRefused(failure);
      return NO_PROBLEMS;
    }
  };
  const sending = useSend(
    () => [...(isOwn ? [] : passwordProblems(password)), ...(hasPatient ? [] : consentProblems(agreed))],
    send,
  );
  if (pendingRegistration?.isConfirmed === false && pendingRegistration.email === basics.email.trim())
    return <CodePart onConfirmed={send} />;
  return (
    <PartForm
      sending={sending}
      submitLabel={isOwn ? 'Go on' : 'Create account'}
      pendingLabel={isOwn ? 'Creating subscription...' : 'Creating your account…'}
    >
      {isOwn ? (
        <p>You&apos;re signed in as {pendingRegistration.email}.</p>
      ) : (
        <Stack gap={2}>
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            aria-describedby={rulesId}
            value={password}
            onChange={(written) => change({ password: written })}
          />
          <PasswordRules id={rulesId} password={password} />
        </Stack>
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
