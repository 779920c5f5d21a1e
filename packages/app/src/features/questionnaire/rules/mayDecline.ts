import { bodyMassIndex, isComplete, lowBmi, measuresIn, questionBeforeGoal } from '@patient/api/model';
import type { Patient, Question, VisitAnswer } from '@patient/api';

/** Lowest body mass index of overweight adults (CDC, adult BMI categories). */
const OVERWEIGHT_BMI = 25;

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

/** Reason to decline a weight loss treatment: a body mass index below overweight. */
export function bmiReason({ productType, questions, answers }: AnsweredVisit): readonly string[] {
  const measures = productType === 'wl' ? measuresIn(questions, answers) : undefined;
  const bmi = measures && bodyMassIndex(measures);
  return bmi !== undefined && bmi < OVERWEIGHT_BMI ? [`Body mass index (BMI) ${bmi.toFixed(1)}`] : [];
}

/** Answers for which a doctor may decline the treatment, formatted for the patient. */
export const reasonsToDecline = (visit: AnsweredVisit): readonly string[] => [
  ...bmiReason(visit),
  ...visit.questions.flatMap((question) => optionsToDecline(question, visit.answers)),
];

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
