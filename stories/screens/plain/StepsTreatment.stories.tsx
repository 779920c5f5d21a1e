import { Button } from '@patient/ui/Button';
import { LoadingOverlay } from '@patient/ui/LoadingOverlay';
import { PlanBar, PlanCard } from '@patient/ui/PlanCard';
import { TreatmentOptions } from '@patient/ui/TreatmentOptions';
import { useBrand } from '@patient/ui/theme';
import type { ReactNode } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { StepsFrame } from './frames.tsx';
import { headed, plain } from './plain.ts';
import { treatmentsOf } from './samples.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Steps: treatment' });

const monthly = (amount: string) => ({ amount, note: 'a month' });

const doses = [
  { value: 'low', label: 'Low', price: monthly('$25.00') },
  { value: 'usual', label: 'Usual', isMostPopular: true, price: monthly('$28.00') },
  {
    value: 'high',
    label: 'High',
    price: monthly('$34.00'),
    unavailable: 'Only for patients who have taken the usual dose for three months.',
  },
] as const;

const uses = [
  {
    value: 'daily',
    label: 'Every day',
    description: 'A smaller dose, at any time.',
    price: monthly('$28.00'),
  },
  { value: '8', label: '8 times a month', isMostPopular: true, price: monthly('$32.00') },
  { value: '4', label: '4 times a month', price: monthly('$18.00') },
] as const;

const deliveries = [
  {
    value: 'quarterly',
    label: 'Every 3 months',
    description: 'Three months at once, one delivery.',
    isMostPopular: true,
    price: monthly('$28.00'),
  },
  {
    value: 'monthly',
    label: 'Every month',
    description: 'Change or cancel from month to month.',
    price: monthly('$30.00'),
  },
] as const;

const packagings = [
  {
    value: 'bottle',
    label: 'Bottle',
    description: 'Plain, with a lock for children.',
    price: monthly('$28.00'),
  },
  { value: 'pack', label: 'Single packs', description: 'To take along.', price: monthly('$31.00') },
] as const;

const price = {
  perMonth: '$28.00',
  today: '$84.00',
  todayNote: 'For 3 months',
  renews: { date: '02-21-2027', amount: '$84.00' },
};

const go = (
  <Button variant="primary" isWide>
    Continue
  </Button>
);

interface StepProps {
  title: string;
  children: ReactNode;
  /** The plan is a bar at the foot. */
  isPhone?: boolean;
}

/** One choice and all of the plan as it is by now. */
function Step({ title, children, isPhone = false }: StepProps) {
  const treatment = treatmentsOf(useBrand()).at(1);
  const lines = [
    { id: 'dose', label: 'Dose', value: treatment?.dose, onChange: fn() },
    { id: 'uses', label: 'Uses', value: 'Daily', onChange: fn() },
    { id: 'delivery', label: 'Delivery', value: 'Every 3 months', onChange: fn() },
    { id: 'packaging', label: 'Packaging', value: 'Bottle' },
  ];
  const plan = { lines, price };
  return (
    <StepsFrame
      title={title}
      step={2}
      foot={isPhone && <PlanBar {...plan} action={<Button variant="primary">Continue</Button>} />}
    >
      {children}
      {!isPhone && <PlanCard {...plan} name={treatment?.product} imageUrl={treatment?.picture} action={go} />}
    </StepsFrame>
  );
}

function Variation() {
  const brand = useBrand();
  const options = treatmentsOf(brand).map(({ product, about, picture }) => ({
    value: product,
    label: product,
    description: about,
    imageUrl: picture,
    price: { amount: 'From $28.00', note: 'a month' },
  }));
  return (
    <StepsFrame title="Which medicine?" step={2}>
      <TreatmentOptions label="All of these need a doctor’s approval." options={options} />
      {go}
    </StepsFrame>
  );
}

/** Generic or branded, and which medicine. */
export const GenericOptions = meta.story({
  tags: ['route:/steps', 'step:treatment', 'choice:GenericOptions', 'choice:DrugPreference', 'layout:steps'],
  render: () => <Variation />,
  play: headed('Which medicine?'),
});

export const Dosage = meta.story({
  tags: ['choice:Dosage'],
  render: () => (
    <Step title="Which dose?">
      <TreatmentOptions label="Your doctor may suggest another." defaultValue="usual" options={doses} />
    </Step>
  ),
  play: headed('Which dose?'),
});

export const NumberOfUses = meta.story({
  tags: ['choice:NumberOfUses', 'choice:Usage'],
  render: () => (
    <Step title="How often will you use it?">
      <TreatmentOptions label="You can change it later." defaultValue="daily" options={uses} />
    </Step>
  ),
  play: headed('How often will you use it?'),
});

export const ShipmentFrequency = meta.story({
  tags: ['choice:ShipmentFrequency'],
  render: () => (
    <Step title="How often shall we deliver?">
      <TreatmentOptions label="You can change it later." defaultValue="quarterly" options={deliveries} />
    </Step>
  ),
  play: headed('How often shall we deliver?'),
});

const packaging = (
  <TreatmentOptions label="Both come in a plain parcel." defaultValue="bottle" options={packagings} />
);

/** The last choice, with all of the plan and its price below it. */
export const Packaging = meta.story({
  tags: ['choice:Packaging'],
  render: () => <Step title="How shall it be packed?">{packaging}</Step>,
  play: headed('How shall it be packed?'),
});

/** The price and the next step stay under the thumb; the whole plan is one press away. */
export const Phone = meta.story({
  globals: onPhone,
  render: () => (
    <Step title="How shall it be packed?" isPhone>
      {packaging}
    </Step>
  ),
  play: headed('How shall it be packed?'),
});

/** While the service makes the subscription, nothing can be pressed twice. */
export const Creating = meta.story({
  tags: ['layout:overlay', 'message:creating'],
  render: () => (
    <>
      <Variation />
      <LoadingOverlay isOpen>This may take a moment. Nothing is charged.</LoadingOverlay>
    </>
  ),
  play: async () => {
    const message = await screen.findByText('Creating subscription...');
    await waitFor(() => expect(message).toBeVisible());
  },
});
