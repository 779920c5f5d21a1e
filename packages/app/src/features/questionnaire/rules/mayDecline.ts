import { bodyMassIndex, isComplete, lowBmi, measuresIn, questionBeforeGoal } from '@patient/api/model';
import type { Patient, Question, VisitAnswer } from '@patient/api';

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
 * Body mass index below 18.5 of a patient who asks to lose weight, at the question from which Continue leads to help: the
 * one that completes height and weight, and the height where it is changed later. A renewal asks for the weight only, so the
 * height of the patient is used. Otherwise undefined.
 */
export function bmiForHelp(
  { _id, kind }: Question,
  {
    productType,
    questions,
    answers,
    patient,
  }: ReadVisit & { readonly patient: Pick<Patient, 'height'> | undefined },
  isReviewing: boolean,
): number | undefined {
  if (productType !== 'wl') return undefined;
  const isLast = measuresIn(questions, answers, patient?.height)?.lastId === _id;
  return isLast || (isReviewing && kind === 'height')
    ? lowBmi(questions, answers, patient?.height)
    : undefined;
}

/** Whether an answer is a weight to reach that is not below the weight today. */
export function isGoalTooHigh(
  question: Question,
  { questions, answers }: Pick<ReadVisit, 'questions' | 'answers'>,
): boolean {
  const today = questionBeforeGoal(question, questions);
  if (today === undefined) return false;
  const [weight, goal] = [answers.get(today._id), answers.get(question._id)];
  if (!isComplete(today, weight) || !isComplete(question, goal)) return false;
  return typeof weight?.value === 'number' && typeof goal?.value === 'number' && goal.value >= weight.value;
}

/** Whether a question has to be answered before the questions can be left. */
export const isQuestionOpen = (
  question: Question,
  visit: Pick<ReadVisit, 'questions' | 'answers'>,
): boolean => !isComplete(question, visit.answers.get(question._id)) || isGoalTooHigh(question, visit);
