import { Button } from '@patient/ui/Button';
import { FollowUp, FollowUpNotice } from '@patient/ui/FollowUp';
import { HeightWeight, type BodyMeasures } from '@patient/ui/HeightWeight';
import { QuestionCard, type Question, type QuestionAnswer } from '@patient/ui/QuestionCard';
import { TreatmentSidebar } from '@patient/ui/TreatmentSidebar';
import { useBrand } from '@patient/ui/theme';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { StepsFrame } from './frames.tsx';
import { headed, plain } from './plain.ts';
import { treatmentsOf } from './samples.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Steps: questions' });

const conditions: Question = {
  id: 'conditions',
  kind: 'multiple',
  question: 'Do you have any of these?',
  options: [
    { value: 'heart', label: 'Heart disease' },
    { value: 'pressure', label: 'High blood pressure' },
    { value: 'diabetes', label: 'Diabetes' },
    { value: 'none', label: 'None of these', isExclusive: true },
  ],
};

const medicines: Question = {
  id: 'medicines',
  kind: 'single',
  question: 'Do you take other medicines?',
  description: 'Without a prescription as well.',
  options: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
};

const which: Question = {
  id: 'which',
  kind: 'text',
  question: 'Which ones, and how much?',
  description: 'Names and doses, as on the label.',
};

interface AskedProps {
  question: Question;
  first?: QuestionAnswer;
  /** What an answer brings with it. */
  notice?: (answer: QuestionAnswer) => ReactNode;
}

function Asked({ question, first = null, notice }: AskedProps) {
  const [answer, setAnswer] = useState(first);
  return (
    <QuestionCard
      question={question}
      answer={answer}
      onAnswer={setAnswer}
      onContinue={fn()}
      onBack={fn()}
      onHelp={fn()}
      saveState={answer === null ? undefined : 'saved'}
      notice={notice?.(answer)}
    />
  );
}

/** Asked once per patient: what holds for every treatment. */
export const Global = meta.story({
  tags: ['route:/steps', 'step:globalQuestions'],
  render: () => (
    <StepsFrame title="Your health" step={0}>
      <Asked question={conditions} first={['pressure']} />
    </StepsFrame>
  ),
  play: headed('Your health'),
});

function Measures() {
  const [value, setValue] = useState<BodyMeasures>({ height: 66, weight: 148 });
  return (
    <StepsFrame title="Your height and weight" step={0}>
      <HeightWeight value={value} onChange={setValue} bmi={23.9} />
      <Button variant="primary" isWide>
        Continue
      </Button>
    </StepsFrame>
  );
}

export const HeightAndWeight = meta.story({
  tags: ['form:height', 'form:bmi', 'step:globalQuestions'],
  globals: onPhone,
  render: () => <Measures />,
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

/** A question of the treatment says what its answer adds; the other treatments are below. */
export const Treatment = meta.story({
  tags: ['step:questions', 'layout:treatment-sidebar', 'layout:steps'],
  render: () => (
    <StepsFrame title="About your treatment" step={1}>
      <Asked
        question={medicines}
        notice={(answer) => <FollowUpNotice count={answer === 'yes' ? 1 : 0} wereRemoved={answer === 'no'} />}
      />
      <Other />
    </StepsFrame>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expect(canvas.getByText('This answer adds 1 question.')).toBeVisible();
    await headed('About your treatment')({ canvas });
  },
});

/** The question that an answer brought says which one it was. */
export const WithFollowUp = meta.story({
  tags: ['step:questions'],
  render: () => (
    <StepsFrame title="About your treatment" step={1}>
      <FollowUp answer="Yes">
        <Asked question={which} first="Ibuprofen, 400 mg when my back hurts" />
      </FollowUp>
    </StepsFrame>
  ),
  play: headed('About your treatment'),
});

export const Phone = meta.story({ ...Treatment.input, tags: [], globals: onPhone });

/** A question of a kind the app does not know is never passed over. */
export const UnknownKind = meta.story({
  globals: onPhone,
  render: () => (
    <StepsFrame title="About your treatment" step={1}>
      <Asked question={{ id: 'pain', kind: 'slider', question: 'How strong is the pain?' }} />
    </StepsFrame>
  ),
  play: headed('About your treatment'),
});
