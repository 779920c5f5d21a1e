import { useAtomValue, useSetAtom } from 'jotai';
import { birthDateError } from '@patient/ui/BirthDateField';
import { TextField } from '@patient/ui/TextField';
import { basicsDraftAtom, changeBasicsAtom } from '../data/basics.ts';
import { personProblems } from '../rules/basics.ts';
import { environmentAtom } from '#shared/environment.ts';
import { BasicsFields } from '#shared/patient/BasicsFields.tsx';
import { PartForm, type PartProps } from './PartForm.tsx';
import { useSend } from './useSend.ts';

/** Names, birth date and gender. */
export function PersonPart({ onDone, initialProblem }: PartProps) {
  const { now } = useAtomValue(environmentAtom);
  const { basics } = useAtomValue(basicsDraftAtom);
  const change = useSetAtom(changeBasicsAtom);
  const sending = useSend({
    check: () => personProblems(basics, { problem: birthDateError(basics.birthDate), now: now() }),
    send: async () => onDone,
    initialProblem,
  });
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
      <BasicsFields
        birthDate={basics.birthDate}
        gender={basics.gender}
        onBirthDateChange={(birthDate) => change({ birthDate })}
        onGenderChange={(gender) => change({ gender })}
      />
    </PartForm>
  );
}
