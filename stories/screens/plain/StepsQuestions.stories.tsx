import { Alert } from '@patient/ui/Alert';
import { BmiMeter } from '@patient/ui/BmiMeter';
import { Button } from '@patient/ui/Button';
import { CardGroup } from '@patient/ui/CardGroup';
import { Inline } from '@patient/ui/Inline';
import { NumberField } from '@patient/ui/NumberField';
import { TextArea } from '@patient/ui/TextArea';
import { TreatmentSidebar } from '@patient/ui/TreatmentSidebar';
import { useBrand } from '@patient/ui/theme';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { StepsFrame } from './frames.tsx';
import { headed, plain } from './plain.ts';
import { treatmentsOf } from './samples.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Steps: questions' });

const go = (
  <Button variant="primary" isWide>
    Continue
  </Button>
);

const kept = <p>Your answer is kept as soon as you continue.</p>;

/** Asked once per patient: what holds for every treatment. */
export const Global = meta.story({
  tags: ['route:/steps', 'step:globalQuestions'],
  render: () => (
    <StepsFrame title="Do you have any of these?" step={0}>
      <CardGroup
        selectionMode="multiple"
        label="Conditions"
        options={[
          { value: 'heart', label: 'Heart disease' },
          { value: 'pressure', label: 'High blood pressure' },
          { value: 'diabetes', label: 'Diabetes' },
          { value: 'none', label: 'None of these', isExclusive: true },
        ]}
      />
      {kept}
      {go}
    </StepsFrame>
  ),
  play: headed('Do you have any of these?'),
});

export const HeightAndWeight = meta.story({
  tags: ['form:height', 'form:bmi', 'step:globalQuestions'],
  render: () => (
    <StepsFrame title="Your height and weight" step={0}>
      <Inline align="start">
        <NumberField label="Height" unit="ft" defaultValue={5} />
        <NumberField label="and inches" unit="in" defaultValue={6} />
      </Inline>
      <NumberField label="Weight" unit="lb" defaultValue={148} hasDecimals />
      <BmiMeter value={23.9} />
      {go}
    </StepsFrame>
  ),
  play: headed('Your height and weight'),
});

function Other() {
  const [, ...others] = treatmentsOf(useBrand());
  return (
    <TreatmentSidebar
      items={others.map(({ name, slug, about, picture }) => ({
        href: `/user/new-subscription?visitType=${slug}`,
        name,
        description: about,
        imageUrl: picture,
      }))}
    />
  );
}

/** A question of the treatment with the follow-up its answer brings, and the other treatments below. */
export const WithFollowUp = meta.story({
  tags: ['step:questions', 'layout:treatment-sidebar', 'layout:steps'],
  render: () => (
    <StepsFrame title="Do you take other medicines?" step={1}>
      <CardGroup
        selectionMode="single"
        label="Other medicines"
        defaultValue="yes"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
      />
      <TextArea
        label="Which, and how much?"
        description="Names and doses, as on the label."
        characterLimit={500}
      />
      {kept}
      {go}
      <Other />
    </StepsFrame>
  ),
  play: headed('Do you take other medicines?'),
});

export const Phone = meta.story({ ...WithFollowUp.input, tags: [], globals: onPhone });

/** A question of a kind the app does not know is never passed over. */
export const UnknownKind = meta.story({
  globals: onPhone,
  render: () => (
    <StepsFrame title="One question we cannot show" step={1}>
      <Alert
        tone="danger"
        title="This page is too old for the next question"
        action={<Button>Load it anew</Button>}
      >
        Your answers are kept. If it stays like this, Help is at the top of the page.
      </Alert>
    </StepsFrame>
  ),
  play: headed('One question we cannot show'),
});
