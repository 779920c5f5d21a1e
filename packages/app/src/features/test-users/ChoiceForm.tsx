import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Button } from '@patient/ui/Button';
import { Form } from '@patient/ui/Form';
import { RadioGroup } from '@patient/ui/RadioGroup';
import { Select } from '@patient/ui/Select';
import { TextField } from '@patient/ui/TextField';
import { offeredProductTypes, treatmentName } from '#features/treatment/index.ts';
import type { FieldProblem } from '#features/auth/index.ts';
import { states } from '@patient/api/model';
import { takesCoupon, type OfferedPoint } from './rules/points.ts';
import { requestProblems, type CreationRequest } from './rules/request.ts';
import { environmentAtom } from '#shared/environment.ts';
import * as styles from './TestUserScreen.css.ts';

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;

/** Props of {@link ChoiceForm}. */
export interface ChoiceFormProps {
  request: CreationRequest;
  onChange: (changed: Partial<CreationRequest>) => void;
  points: readonly OfferedPoint[];
  /** Abbreviations of the served states. */
  served: readonly string[];
  onCreate: () => void;
}

/** Form for a test patient. */
export function ChoiceForm({ request, onChange, points, served, onCreate }: ChoiceFormProps) {
  const { brand } = useAtomValue(environmentAtom);
  const [errors, setErrors] = useState<readonly FieldProblem[]>([]);
  const hasCoupon = takesCoupon(request.point);
  const check = () => {
    const problems = requestProblems(request);
    setErrors(problems);
    if (problems.length === 0) onCreate();
  };
  return (
    <Form errors={errors} onSubmit={check}>
      <RadioGroup
        name="productType"
        label="Treatment"
        options={offeredProductTypes(brand).map((value) => ({ value, label: treatmentName(value) }))}
        value={request.productType}
        onChange={(productType) => onChange({ productType })}
      />
      <div className={styles.pair}>
        <RadioGroup
          name="gender"
          label="Gender"
          orientation="horizontal"
          options={genders}
          value={request.gender}
          onChange={(gender) => onChange({ gender })}
        />
        <Select
          name="state"
          label="State"
          description="Only states we serve."
          options={states.filter(({ value }) => served.includes(value))}
          value={request.state || null}
          onChange={(state) => onChange({ state })}
        />
      </div>
      <RadioGroup
        name="point"
        label="Point of registration"
        options={points.map(({ id, label, about, reason }) => ({
          value: id,
          label,
          description: reason ?? about,
          isDisabled: reason !== undefined,
        }))}
        value={request.point}
        onChange={(point) => onChange({ point })}
      />
      <div className={styles.pair}>
        <TextField
          name="email"
          label="Email"
          optionalLabel="optional"
          description="Leave empty to generate one."
          type="email"
          inputMode="email"
          autoComplete="off"
          value={request.email}
          onChange={(email) => onChange({ email })}
        />
        <TextField
          name="password"
          label="Password"
          optionalLabel="optional"
          description="Leave empty to generate one."
          autoComplete="off"
          value={request.password}
          onChange={(password) => onChange({ password })}
        />
      </div>
      <TextField
        name="coupon"
        label="Coupon code"
        optionalLabel="optional"
        description={hasCoupon ? 'Applied before the card.' : 'Only for points from the card on.'}
        autoComplete="off"
        isDisabled={!hasCoupon}
        value={request.coupon}
        onChange={(coupon) => onChange({ coupon })}
      />
      <Button type="submit" variant="primary" isWide>
        Make test patient
      </Button>
    </Form>
  );
}
