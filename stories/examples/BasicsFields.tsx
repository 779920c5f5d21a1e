import { useState } from 'react';
import { BasicsFields, type BasicsGender } from '@patient/ui/BasicsFields';
import { PartForm } from '@patient/ui/PartForm';

export function AboutYou({ onDone }: { onDone: (birthDate: string, gender: BasicsGender | null) => void }) {
  const [birthDate, setBirthDate] = useState('');
  const [gender, setGender] = useState<BasicsGender | null>(null);
  return (
    <PartForm onSubmit={() => onDone(birthDate, gender)}>
      <BasicsFields
        birthDate={birthDate}
        gender={gender}
        onBirthDateChange={setBirthDate}
        onGenderChange={setGender}
      />
    </PartForm>
  );
}
