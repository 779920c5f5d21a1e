import { useAtomValue, useSetAtom } from 'jotai';
import { BirthDateField, birthDateError } from '@patient/ui/BirthDateField';
import { RadioGroup } from '@patient/ui/RadioGroup';
import { TextField } from '@patient/ui/TextField';
import { basicsDraftAtom, changeBasicsAtom } from '../data/basics.ts';
import { personProblems } from '../rules/basics.ts';
import { environmentAtom } from '../../../shared/environment.ts';
import type { PartProps } from './partProps.ts';
import { PartForm } from './PartForm.tsx';
import { NO_PROBLEMS, useSend } from './useSend.ts';

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;

/** Names, birth date and gender. */
export function PersonPart({ onDone, carried }: PartProps) {
  const { now } = useAtomValue(environmentAtom);
  const { basics } = useAtomValue(basicsDraftAtom);
  const change = useSetAtom(changeBasicsAtom);
  const sending = useSend(
    () => personProblems(basics, { problem: birthDateError(basics.birthDate), now: now() }),
    async () => {
      onDone();
      return NO_PROBLEMS;
    },
    carried,
  );
  return (
    <PartForm sending={sending}>
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
      <BirthDateField
        name="birthDate"
        label="Birth date"
        description="You must be 18 or older."
        value={basics.birthDate}
        onChange={(birthDate) => change({ birthDate })}
      />
      <RadioGroup
        name="gender"
        label="Gender"
        description="As assigned at birth. Some treatments depend on it."
        orientation="horizontal"
        options={genders}
        value={basics.gender}
        onChange={(gender) => change({ gender })}
      />
    </PartForm>
  );
}
