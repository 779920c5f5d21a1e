import { isComplete } from './answers.ts';
import { lowBmi, measuresIn, questionBeforeGoal } from './measures.ts';
import type { Patient, Question, VisitAnswer } from '../../client/entities.ts';

type Answers = ReadonlyMap<string, VisitAnswer>;

/** Questions and answers of a visit. */
export interface AnsweredVisit {
  readonly productType: string;
  /** Asked questions, including the follow-ups required by the answers. */
  readonly questions: readonly Question[];
  readonly answers: Answers;
}

/** Chosen options that the service marks as reasons to decline. */
export const optionsToDecline = ({ _id, qOptions = [] }: Question, answers: Answers): readonly string[] =>
  qOptions
    .filter((option) => option.doctorMayDecline === true && answers.get(_id)?.optionIds?.includes(option._id))
    .map(({ option }) => option);

/**
 * Body mass index below 18.5 of a patient who wants to lose weight, if Continue leads from this question to LowWeightHelp;
 * otherwise undefined. That is the question that completes height and weight, or a height changed in review. A renewal only
 * contains the weight, so the patient's recorded height is used.
 */
export function bmiForHelp(
  { _id, kind }: Question,
  {
    productType,
    questions,
    answers,
    patient,
  }: AnsweredVisit & { readonly patient: Pick<Patient, 'height'> | undefined },
  isReviewing: boolean,
): number | undefined {
  if (productType !== 'wl') return undefined;
  const isLast = measuresIn(questions, answers, patient?.height)?.lastId === _id;
  return isLast || (isReviewing && kind === 'height')
    ? lowBmi(questions, answers, patient?.height)
    : undefined;
}

/** Whether the answer to a goal weight question isn't below the current weight. */
export function isGoalTooHigh(
  question: Question,
  { questions, answers }: Pick<AnsweredVisit, 'questions' | 'answers'>,
): boolean {
  const current = questionBeforeGoal(question, questions);
  if (current === undefined) return false;
  const [weight, goal] = [answers.get(current._id), answers.get(question._id)];
  if (!isComplete(current, weight) || !isComplete(question, goal)) return false;
  return typeof weight?.value === 'number' && typeof goal?.value === 'number' && goal.value >= weight.value;
}

/** Whether a question still needs a valid answer. */
export const isQuestionOpen = (
  question: Question,
  visit: Pick<AnsweredVisit, 'questions' | 'answers'>,
): boolean => !isComplete(question, visit.answers.get(question._id)) || isGoalTooHigh(question, visit);
