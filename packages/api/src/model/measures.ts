import { type Answer, type Question, isComplete } from './answers.ts';
import { bodyMassIndex } from './body.ts';

/** Body mass index below which an adult is underweight (CDC, adult BMI categories). */
const HEALTHY_BMI = 18.5;

/** A patient's measures as they were answered. */
export interface AnsweredMeasures {
  /** `5 feet 9 inches`. */
  readonly height: string;
  /** Pounds. */
  readonly weight: number;
  /** The question that completes them. */
  readonly lastId: string;
}

const firstOf = <Asked extends Question>(questions: readonly Asked[], kind: string) =>
  questions.find((question) => question.kind === kind);

/** Height and weight today among the answers, once both are given. */
export function measuresIn(
  questions: readonly Question[],
  answers: ReadonlyMap<string, Answer>,
): AnsweredMeasures | undefined {
  const [height, weight] = [firstOf(questions, 'height'), firstOf(questions, 'weight')];
  if (height === undefined || weight === undefined) return undefined;
  const [tall, heavy] = [answers.get(height._id), answers.get(weight._id)];
  if (typeof tall?.value !== 'string' || typeof heavy?.value !== 'number') return undefined;
  if (!isComplete(height, tall) || !isComplete(weight, heavy)) return undefined;
  const last = questions.findLast(({ _id }) => _id === height._id || _id === weight._id);
  return { height: tall.value, weight: heavy.value, lastId: last?._id ?? weight._id };
}

/** Body mass index among the answers if it is below 18.5; otherwise undefined. */
export function lowBmi(
  questions: readonly Question[],
  answers: ReadonlyMap<string, Answer>,
): number | undefined {
  const measures = measuresIn(questions, answers);
  const bmi = measures && bodyMassIndex(measures);
  return bmi !== undefined && bmi < HEALTHY_BMI ? bmi : undefined;
}

/** Today's weight, for a question about the weight to reach: the first question about a weight, in weight loss. */
export function questionBeforeGoal<Asked extends Question>(
  { _id, kind, productType }: Question,
  questions: readonly Asked[],
): Asked | undefined {
  const today = firstOf(questions, 'weight');
  return productType === 'wl' && kind === 'weight' && today?._id !== _id ? today : undefined;
}
