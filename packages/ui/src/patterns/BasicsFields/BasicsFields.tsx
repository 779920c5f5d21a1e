import { BirthDateField } from '../../components/BirthDateField/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { useStrings } from '../../provider/strings.ts';

/** Gender as assigned at birth. */
export type BasicsGender = 'male' | 'female';

/** Strings shown by {@link BasicsFields}. */
export interface BasicsFieldsStrings {
  birthDate: string;
  birthDateHint: string;
  gender: string;
  genderHint: string;
  genders: Readonly<Record<BasicsGender, string>>;
}

const defaultStrings: BasicsFieldsStrings = {
  birthDate: 'Birth date',
  birthDateHint: 'You must be 18 or older.',
  gender: 'Gender',
  genderHint: 'As assigned at birth. Some treatments depend on it.',
  genders: { male: 'Male', female: 'Female' },
};

/** Props of {@link BasicsFields}. */
export interface BasicsFieldsProps {
  /** YYYY-MM-DD, or the part typed so far. */
  birthDate: string;
  /** Null until it is chosen. */
  gender: BasicsGender | null;
  /** Called with the birth date, or the part typed so far. */
  onBirthDateChange: (birthDate: string) => void;
  /** Called with the chosen gender. */
  onGenderChange: (gender: BasicsGender) => void;
  /** Overrides for the default text. */
  strings?: Partial<BasicsFieldsStrings>;
}

/** Birth date and gender. Their names in a form are `birthDate` and `gender`. */
export function BasicsFields({
  birthDate,
  gender,
  onBirthDateChange,
  onGenderChange,
  strings: overrides,
}: BasicsFieldsProps) {
  const strings = useStrings('BasicsFields', defaultStrings, overrides);
  return (
    <>
      <BirthDateField
        name="birthDate"
        label={strings.birthDate}
        description={strings.birthDateHint}
        value={birthDate}
        onChange={onBirthDateChange}
      />
      <RadioGroup
        name="gender"
        label={strings.gender}
        description={strings.genderHint}
        orientation="horizontal"
        options={(['male', 'female'] as const).map((value) => ({ value, label: strings.genders[value] }))}
        value={gender}
        onChange={onGenderChange}
      />
    </>
  );
}
