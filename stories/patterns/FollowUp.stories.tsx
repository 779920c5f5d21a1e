import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { FollowUp, FollowUpNotice } from '@patient/ui/FollowUp';
import { QuestionCard, type QuestionAnswer } from '@patient/ui/QuestionCard';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const which = {
  id: 'which',
  kind: 'text',
  question: 'Which medications do you take?',
  description: 'Names are enough. Your doctor will ask if they need to know more.',
  label: 'Medicines',
};

const fixed = { answer: null, onAnswer: fn(), onContinue: fn(), onHelp: fn() };

const meta = preview.meta({
  title: 'Patterns/Questionnaire/FollowUp',
  component: FollowUp,
  args: {
    answer: 'Yes, every day',
    children: <QuestionCard {...fixed} question={which} onBack={fn()} />,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

/** The triggering answer is announced before the question, even when focus moves to the question. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const name = 'Follow-up Because you answered “Yes, every day”';
    await expect(canvas.getByRole('group', { name })).toContainElement(canvas.getByRole('heading'));
    await expect(canvas.getByText('Because you answered “Yes, every day”')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Which medications do you take?' })).toBeVisible();
  },
});

/** Includes the triggering question. */
export const WithQuestion = meta.story({
  args: { question: 'Do you take any medications?' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Because you answered “Yes, every day” to “Do you take any medications?”'),
    ).toBeVisible();
  },
});

const trigger = {
  id: 'any',
  kind: 'single',
  question: 'Do you take any medications?',
  options: [
    { value: 'yes', label: 'Yes, every day' },
    { value: 'sometimes', label: 'Now and then' },
    { value: 'no', label: 'No' },
  ],
};

function Announcing() {
  const [answer, setAnswer] = useState<QuestionAnswer>(null);
  const [hadSome, setHadSome] = useState(false);
  const count = answer === 'yes' ? 2 : answer === 'sometimes' ? 1 : 0;
  return (
    <QuestionCard
      {...fixed}
      question={trigger}
      answer={answer}
      onAnswer={(next) => {
        setHadSome(count > 0);
        setAnswer(next);
      }}
      notice={<FollowUpNotice count={count} wereRemoved={hadSome} data-testid="notice" />}
    />
  );
}

/** Added and removed questions are announced; focus stays. */
export const QuestionsAnnounced = meta.story({
  render: () => <Announcing />,
  play: async ({ canvas }) => {
    const notice = canvas.getByTestId('notice');
    await expect(notice).toBeEmptyDOMElement();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(notice).toHaveTextContent('This answer adds 2 questions.');
    await userEvent.keyboard('{ArrowDown}');
    await expect(notice).toHaveTextContent('This answer adds 1 question.');
    await userEvent.keyboard('{ArrowDown}');
    await expect(notice).toHaveTextContent('We removed the follow-up questions.');
    await expect(canvas.getByRole('radio', { name: 'No' })).toHaveFocus();
  },
});

const long = {
  answer: 'Yes, every day, and some of them more than once, as my previous doctor told me to',
};

export const LongText = meta.story({ tags: ['check'], args: long, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack gap={6}>
      <FollowUpNotice count={1} />
      <FollowUpNotice count={3} />
      <FollowUpNotice count={0} wereRemoved />
      <FollowUp {...args} />
      <FollowUp answer="Yes">
        <FollowUp answer="More than one">
          <QuestionCard {...fixed} question={{ ...which, id: 'second', question: 'Since when?' }} />
        </FollowUp>
      </FollowUp>
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
