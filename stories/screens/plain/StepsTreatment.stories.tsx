import { Button } from '@patient/ui/Button';
import { CardGroup } from '@patient/ui/CardGroup';
import { LoadingOverlay } from '@patient/ui/LoadingOverlay';
import { PlanSummary } from '@patient/ui/PlanSummary';
import { useBrand } from '@patient/ui/theme';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { StepsFrame } from './frames.tsx';
import { headed, plain } from './plain.ts';
import { treatmentsOf } from './samples.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Steps: treatment' });

const doses = [
  { value: 'low', label: 'Low', description: '$25.00 a month' },
  { value: 'usual', label: 'Usual', description: '$28.00 a month. Most popular.' },
  { value: 'high', label: 'High', description: '$34.00 a month. Needs a longer history of use.' },
] as const;

const deliveries = [
  { value: 'monthly', label: 'Every month', description: '$30.00 a delivery' },
  { value: 'quarterly', label: 'Every 3 months', description: '$84.00 a delivery, which is $28.00 a month' },
] as const;

const go = (
  <Button variant="primary" isWide>
    Continue
  </Button>
);

function Variation() {
  const brand = useBrand();
  const options = treatmentsOf(brand).map(({ product, about }) => ({
    value: product,
    label: product,
    description: about,
  }));
  return (
    <StepsFrame title="Which medicine?" step={2}>
      <CardGroup selectionMode="single" label="Medicine" options={options} />
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
    <StepsFrame title="Which dose?" step={2}>
      <CardGroup selectionMode="single" label="Dose" defaultValue="usual" options={doses} />
      {go}
    </StepsFrame>
  ),
  play: headed('Which dose?'),
});

export const NumberOfUses = meta.story({
  tags: ['choice:NumberOfUses', 'choice:Usage'],
  render: () => (
    <StepsFrame title="How often will you use it?" step={2}>
      <CardGroup
        selectionMode="single"
        label="Uses"
        options={[
          { value: 'daily', label: 'Every day', description: 'A smaller dose, at any time' },
          { value: '4', label: '4 times a month' },
          { value: '8', label: '8 times a month', description: 'Most popular' },
        ]}
      />
      {go}
    </StepsFrame>
  ),
  play: headed('How often will you use it?'),
});

export const ShipmentFrequency = meta.story({
  tags: ['choice:ShipmentFrequency'],
  render: () => (
    <StepsFrame title="How often shall we deliver?" step={2}>
      <CardGroup selectionMode="single" label="Delivery" defaultValue="quarterly" options={deliveries} />
      {go}
    </StepsFrame>
  ),
  play: headed('How often shall we deliver?'),
});

function Plan() {
  const treatment = treatmentsOf(useBrand()).at(1);
  return (
    <StepsFrame title="How shall it be packed?" step={2}>
      <CardGroup
        selectionMode="single"
        label="Packaging"
        defaultValue="bottle"
        options={[
          { value: 'bottle', label: 'Bottle', description: 'Plain, with a lock for children' },
          { value: 'pack', label: 'Single packs', description: 'To take along' },
        ]}
      />
      <PlanSummary
        name={treatment?.product}
        imageUrl={treatment?.picture}
        facts={[
          { term: 'Dose', detail: treatment?.dose },
          { term: 'Uses', detail: 'Daily' },
          { term: 'Delivery', detail: 'Every 3 months' },
        ]}
        price={{
          label: 'Every 3 months',
          amount: '$84.00',
          note: 'That is $28.00 a month. Nothing is charged before a doctor approves.',
        }}
      />
      {go}
    </StepsFrame>
  );
}

/** The last choice, with all of the plan and its price beside it. */
export const Packaging = meta.story({
  tags: ['choice:Packaging'],
  render: () => <Plan />,
  play: headed('How shall it be packed?'),
});

export const Phone = meta.story({ ...Packaging.input, tags: [], globals: onPhone });

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
