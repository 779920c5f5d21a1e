import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Form } from '@patient/ui/Form';
import { RadioGroup } from '@patient/ui/RadioGroup';
import { Select } from '@patient/ui/Select';
import { Skeleton } from '@patient/ui/Skeleton';
import { TextField } from '@patient/ui/TextField';
import { states, offeredProductTypes } from '@patient/api/model';
import { treatmentName } from '#shared/treatments.ts';
import { POINTS, takesCoupon, unreachable } from './points.ts';
import type { TestPatientRequest } from './testPatient.ts';
import { emailProblem, type FieldProblem } from '#features/auth/index.ts';
import { providerChecksAtom } from '#features/identity/index.ts';
import { fetchConfiguredKey, servedStatesAtom } from '#features/payment/index.ts';
import { environmentAtom } from '#shared/environment.ts';
import { query } from '#shared/service/query.ts';
import { QueryView } from '#shared/view/QueryView.tsx';

/** Whether cards are handled by the mock (GET /get-config, which requires no token). */
const isStripeMockAtom = query(
  'getConfig',
  async ({ client, signal }, _config: string) => (await fetchConfiguredKey(client, signal)) === undefined,
)('STRIPE_PUBLISHABLE_KEY');

const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;

/** Props of {@link ChoiceForm}. */
export interface ChoiceFormProps {
  request: TestPatientRequest;
  onChange: (request: TestPatientRequest) => void;
  onCreate: () => unknown;
}

/** Form for a test patient. The options depend on the service's settings. */
export function ChoiceForm({ request, onChange, onCreate }: ChoiceFormProps) {
  const { brand } = useAtomValue(environmentAtom);
  const served = useAtomValue(servedStatesAtom);
  const stripeMock = useAtomValue(isStripeMockAtom);
  const checks = useAtomValue(providerChecksAtom);
  const [errors, setErrors] = useState<readonly FieldProblem[]>([]);
  const hasCoupon = takesCoupon(request.point);
  const field = <Name extends keyof TestPatientRequest>(name: Name) => ({
    name,
    value: request[name],
    onChange: (value: TestPatientRequest[Name]) => onChange({ ...request, [name]: value }),
  });
  const check = () => {
    const { state, email } = request;
    const wrongEmail = email.trim() === '' ? undefined : emailProblem(email);
    const problems: FieldProblem[] = [];
    if (state === '') problems.push({ name: 'state', message: 'Choose a state' });
    if (wrongEmail !== undefined) problems.push({ name: 'email', message: wrongEmail });
    setErrors(problems);
    return problems.length === 0 ? onCreate() : undefined;
  };
  return (
    <QueryView
      queries={[served, stripeMock, checks]}
      what="the service settings"
      skeleton={<Skeleton shape="block" height="40rem" />}
    >
      {(servedStates, isStripeMock, isProviderChecking) => (
        <Card>
          <Form errors={errors} onSubmit={check}>
            <RadioGroup
              {...field('productType')}
              label="Treatment"
              options={offeredProductTypes(brand).map((value) => ({ value, label: treatmentName(value) }))}
            />
            <RadioGroup {...field('gender')} label="Gender" orientation="horizontal" options={genders} />
            <Select
              {...field('state')}
              value={request.state || null}
              label="State"
              description="Only states we serve."
              options={states.filter(({ value }) => servedStates.includes(value))}
            />
            <RadioGroup
              {...field('point')}
              label="Point of registration"
              options={POINTS.map(({ id, label, about }) => {
                const reason = unreachable(id, isStripeMock, isProviderChecking);
                return { value: id, label, description: reason ?? about, isDisabled: reason !== undefined };
              })}
            />
            <TextField
              {...field('email')}
              label="Email"
              optionalLabel="optional"
              description="Leave empty to generate one."
              type="email"
              inputMode="email"
              autoComplete="off"
            />
            <TextField
              {...field('password')}
              label="Password"
              optionalLabel="optional"
              description="Leave empty to generate one."
              autoComplete="off"
            />
            <TextField
              {...field('coupon')}
              label="Coupon code"
              optionalLabel="optional"
              description={hasCoupon ? 'Applied before the card.' : 'Only for points from the card on.'}
              autoComplete="off"
              isDisabled={!hasCoupon}
            />
            <Button type="submit" variant="primary" isWide>
              Make test patient
            </Button>
          </Form>
        </Card>
      )}
    </QueryView>
  );
}
