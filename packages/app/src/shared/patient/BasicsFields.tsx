import { BirthDateField } from '@patient/ui/BirthDateField';
import { RadioGroup } from '@patient/ui/RadioGroup';
import type { Gender } from '@patient/api';

/** Props of {@link BasicsFields}. */
export interface BasicsFieldsProps {
  /** YYYY-MM-DD, or the part typed so far. */
  birthDate: string;
  /** Null until it is chosen. */
  gender: Gender | null;
  onBirthDateChange: (birthDate: string) => void;
  onGenderChange: (gender: Gender) => void;
}

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;

/** Birth date and gender fields of the registration and the account. */
export function BasicsFields({ birthDate, gender, onBirthDateChange, onGenderChange }: BasicsFieldsProps) {
  return (
    <>
      <BirthDateField
        name="birthDate"
        label="Birth date"
        description="You must be 18 or older."
        value={birthDate}
        onChange={onBirthDateChange}
      />
      <RadioGroup
        name="gender"
        label="Gender"
        description="As assigned at birth. Some treatments depend on it."
        orientation="horizontal"
        options={genders}
        value={gender}
        onChange={onGenderChange}
      />
    </>
  );
}
