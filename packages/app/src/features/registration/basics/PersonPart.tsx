import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { BasicsFields } from '@patient/ui/BasicsFields';
import { birthDateError } from '@patient/ui/BirthDateField';
import { pageHeading, useKeptFocus } from '@patient/ui/focus';
import { PartForm } from '@patient/ui/PartForm';
import { isPhoneNumber, PhoneField } from '@patient/ui/PhoneField';
import { typedLine } from '@patient/ui/text';
import { TextField } from '@patient/ui/TextField';
import { NO_BASICS } from '@patient/api/model';
import { useBrand } from '@patient/ui/UiProvider';
import { basicsAtom } from '../data/basics.ts';
import { checkEmailAtom, checkPhoneAtom } from '../data/checks.ts';
import { pendingRegistrationAtom } from '#features/auth/index.ts';
import { contactProblems, personProblems } from '../views/person.ts';
import { registrationFailure } from '../views/failure.ts';
import { environmentAtom } from '#shared/environment.ts';
import { KnownAccount } from './KnownAccount.tsx';
import { useForm } from '#shared/view/useForm.ts';
import type { PartProps } from './partProps.ts';

/**
 * Names, birth date, gender, email and phone. If the email already has an account, the patient signs in and the draft is
 * preserved.
 */
export function PersonPart({ onDone, initialErrors, hasAccount = false }: PartProps) {
  const { now } = useAtomValue(environmentAtom);
  const { supportEmail } = useBrand();
  const pendingRegistration = useAtomValue(pendingRegistrationAtom);
  const checkEmail = useSetAtom(checkEmailAtom);
  const checkPhone = useSetAtom(checkPhoneAtom);
  const [isKnown, setKnown] = useState(hasAccount);
  // The email of an existing account cannot change here.
  const isFixed = pendingRegistration?.isConfirmed === true;

  const { input, change, form } = useForm({
    draft: useAtom(basicsAtom),
    initial: NO_BASICS,
    initialErrors,
    check: (basics) => [
      ...personProblems(basics, { problem: birthDateError(basics.birthDate), now: now() }),
      ...contactProblems(basics, isPhoneNumber(basics.phone)),
    ],
    async send({ email, phone }) {
      const isOwn = pendingRegistration?.email === typedLine(email);
      const [isTaken, phoneProblem] = await Promise.all([
        isOwn ? false : checkEmail(email),
        checkPhone(phone),
      ]);
      // Checked before the phone problem: the phone number of a returning patient is also taken.
      if (isTaken) return () => setKnown(true);
      return phoneProblem === undefined ? onDone : [{ name: 'phone', message: phoneProblem }];
    },
    problemsOf: (error) => [registrationFailure(error, supportEmail).problem],
  });
  // "This email has an account" no longer applies once the patient has signed in to that account.
  const errors = isFixed ? form.errors.filter(({ name }) => name !== 'email') : form.errors;
  const showsSignIn = isKnown && !isFixed;
  useKeptFocus(showsSignIn, pageHeading);
  if (showsSignIn) return <KnownAccount onOtherEmail={() => setKnown(false)} />;
  return (
    <PartForm {...form} errors={errors}>
      <TextField
        name="firstName"
        label="First name"
        autoComplete="given-name"
        value={input.firstName}
        onChange={(firstName) => change({ firstName })}
      />
      <TextField
        name="lastName"
        label="Last name"
        autoComplete="family-name"
        value={input.lastName}
        onChange={(lastName) => change({ lastName })}
      />
      <BasicsFields
        birthDate={input.birthDate}
        gender={input.gender}
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
        value={input.email}
        onChange={(email) => change({ email })}
        inputProps={{ autoCapitalize: 'none', spellCheck: 'false' }}
      />
      <PhoneField
        name="phone"
        label="Phone"
        description="For your doctor and your deliveries."
        value={input.phone}
        onChange={(phone) => change({ phone })}
      />
    </PartForm>
  );
}
