import { bodyMassIndex, isComplete } from '@patient/api/model';
import type { Question, VisitAnswer } from '@patient/api';
import { measuresIn } from './measures.ts';

/** Body mass index from which an adult counts as overweight (CDC, adult BMI categories). */
const OVERWEIGHT_BMI = 25;

type Answers = ReadonlyMap<string, VisitAnswer>;

/** Visit whose answers are read. */
export interface ReadVisit {
  readonly productType: string;
  /** Questions that the answers lead to. */
  readonly questions: readonly Question[];
  readonly answers: Answers;
}

/** Chosen options of a question for which the service says that a doctor may decline. */
export const optionsToDecline = ({ _id, qOptions = [] }: Question, answers: Answers): readonly string[] =>
  qOptions
    .filter((option) => option.doctorMayDecline === true && answers.get(_id)?.optionIds?.includes(option._id))
    .map(({ option }) => option);

/** Body mass index that speaks against losing weight; none for any other, and for other treatments. */
export function bmiReason({ productType, questions, answers }: ReadVisit): readonly string[] {
  const measures = productType === 'wl' ? measuresIn(questions, answers) : undefined;
  const bmi = measures && bodyMassIndex(measures);
  return bmi !== undefined && bmi < OVERWEIGHT_BMI ? [`Body mass index (BMI) ${bmi.toFixed(1)}`] : [];
}

/** Answers for which a doctor may decline the treatment, as the patient gave them. */
export const reasonsToDecline = (visit: ReadVisit): readonly string[] => [
  ...bmiReason(visit),
  ...visit.questions.flatMap((question) => optionsToDecline(question, visit.answers)),
];

/**
 * Whether an answer is a weight to reach that is not below the weight today: in the weight loss questionnaire, the first
 * question about a weight asks for today's, and a later one for the goal.
 */
export function isGoalTooHigh(question: Question, { productType, questions, answers }: ReadVisit): boolean {
  const today = questions.find(({ kind }) => kind === 'weight');
  if (productType !== 'wl' || question.kind !== 'weight' || today === undefined || today._id === question._id)
    return false;
  const [weight, goal] = [answers.get(today._id), answers.get(question._id)];
  if (!isComplete(today, weight) || !isComplete(question, goal)) return false;
  return typeof weight?.value === 'number' && typeof goal?.value === 'number' && goal.value >= weight.value;
}

/** Whether a question has to be answered before the questions can be left. */
export const isQuestionOpen = (question: Question, visit: ReadVisit): boolean =>
  !isComplete(question, visit.answers.get(question._id)) || isGoalTooHigh(question, visit);
