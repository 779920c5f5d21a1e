import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { BasicsFields } from '@patient/ui/BasicsFields';
import { birthDateError } from '@patient/ui/BirthDateField';
import { pageHeading, useKeptFocus } from '@patient/ui/focus';
import { PartForm } from '@patient/ui/PartForm';
import { isPhoneNumber, PhoneField } from '@patient/ui/PhoneField';
import { typedLine } from '@patient/ui/text';
import { TextField } from '@patient/ui/TextField';
import { basicsDraftAtom, changeBasicsAtom } from '../data/basics.ts';
import { checkEmailAtom, checkPhoneAtom } from '../data/checks.ts';
import { pendingRegistrationAtom } from '#features/auth/index.ts';
import { contactProblems, personProblems } from '../views/person.ts';
import { registrationFailure } from '../views/failure.ts';
import { environmentAtom } from '#shared/environment.ts';
import { KnownAccount } from './KnownAccount.tsx';
import { useSend, type PartProps } from './useSend.ts';

/**
 * Names, birth date, gender, email and phone. If the email already has an account, the patient signs in and the draft is
 * preserved.
 */
export function PersonPart({ onDone, initialProblem, hasAccount = false }: PartProps) {
  const { now } = useAtomValue(environmentAtom);
  const { basics } = useAtomValue(basicsDraftAtom);
  const pendingRegistration = useAtomValue(pendingRegistrationAtom);
  const change = useSetAtom(changeBasicsAtom);
  const checkEmail = useSetAtom(checkEmailAtom);
  const checkPhone = useSetAtom(checkPhoneAtom);
  const [isKnown, setKnown] = useState(hasAccount);
  // The email of an existing account cannot change here.
  const isFixed = pendingRegistration?.isConfirmed === true;
  const isOwn = pendingRegistration?.email === typedLine(basics.email);

  const sending = useSend({
    failureOf: registrationFailure,
    check: () => [
      ...personProblems(basics, { problem: birthDateError(basics.birthDate), now: now() }),
      ...contactProblems(basics, isPhoneNumber(basics.phone)),
    ],
    async send() {
      const [isTaken, phoneProblem] = await Promise.all([
        isOwn ? false : checkEmail(basics.email),
        checkPhone(basics.phone),
      ]);
      // Checked before the phone problem: the phone number of a returning patient is also taken.
      if (isTaken) return () => setKnown(true);
      return phoneProblem === undefined ? onDone : [{ name: 'phone', message: phoneProblem }];
    },
    initialProblem,
  });
  // "This email has an account" no longer applies once the patient has signed in to that account.
  const errors = isFixed ? sending.errors.filter(({ name }) => name !== 'email') : sending.errors;
  const showsSignIn = isKnown && !isFixed;
  useKeptFocus(showsSignIn, pageHeading);
  if (showsSignIn) return <KnownAccount onOtherEmail={() => setKnown(false)} />;
  return (
    <PartForm {...sending} errors={errors}>
      <TextField
        name="firstName"
        label="First name"
        autoComplete="given-name"
        value={basics.firstName}
        onChange={(firstName) => change({ firstName })}
      />
      <TextField
        name="lastName"
        label="Last name"
        autoComplete="family-name"
        value={basics.lastName}
        onChange={(lastName) => change({ lastName })}
      />
      <BasicsFields
        birthDate={basics.birthDate}
        gender={basics.gender}
        onBirthDateChange={(birthDate) => change({ birthDate })}
        onGenderChange={(gender) => change({ gender })}
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        isReadOnly={isFixed}
        description={
          isFixed ? "This is your account's email." : "You'll sign in with it, and we'll send updates to it."
        }
        value={basics.email}
        onChange={(email) => change({ email })}
        inputProps={{ autoCapitalize: 'none', spellCheck: 'false' }}
      />
      <PhoneField
        name="phone"
        label="Phone"
        description="For your doctor and your deliveries."
        value={basics.phone}
        onChange={(phone) => change({ phone })}
      />
    </PartForm>
  );
}
