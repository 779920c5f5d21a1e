import { isComplete } from './answers.ts';
import type { Answer, Question } from './kinds.ts';
import { bodyMassIndex, heightText, type Measure } from '../body.ts';

/** Body mass index below which an adult is underweight (CDC, adult BMI categories). */
const HEALTHY_BMI = 18.5;

/** Height and weight from a patient's answers. */
export interface AnsweredMeasures {
  /** Such as `5 feet 9 inches`. */
  readonly height: string;
  /** Pounds. */
  readonly weight: number;
  /** Id of the later one of the two questions. */
  readonly lastId: string;
}

const firstOf = <Asked extends Question>(questions: readonly Asked[], kind: string) =>
  questions.find((question) => question.kind === kind);

/**
 * Current height and weight from the answers; undefined until both are answered.
 * @param knownHeight height of the patient, used if no question asks for it
 */
export function measuresIn(
  questions: readonly Question[],
  answers: ReadonlyMap<string, Answer>,
  knownHeight?: Measure,
): AnsweredMeasures | undefined {
  const [height, weight] = [firstOf(questions, 'height'), firstOf(questions, 'weight')];
  const valueOf = (question: Question) => {
    const answer = answers.get(question._id);
    return isComplete(question, answer) ? answer?.value : undefined;
  };
  const tall = height ? valueOf(height) : heightText(knownHeight);
  const heavy = weight && valueOf(weight);
  if (typeof tall !== 'string' || typeof heavy !== 'number') return undefined;
  const last = questions.findLast(({ _id }) => _id === height?._id || _id === weight?._id);
  return { height: tall, weight: heavy, lastId: last?._id ?? '' };
}

/** Body mass index if it is below 18.5; otherwise undefined. Has the parameters of {@link measuresIn}. */
export function lowBmi(...given: Parameters<typeof measuresIn>): number | undefined {
  const measures = measuresIn(...given);
  const bmi = measures && bodyMassIndex(measures);
  return bmi !== undefined && bmi < HEALTHY_BMI ? bmi : undefined;
}

/** For a weight loss question about the goal weight: the question about the current weight, which is the first about a weight. */
export function questionBeforeGoal<Asked extends Question>(
  { _id, kind, productType }: Question,
  questions: readonly Asked[],
): Asked | undefined {
  const today = firstOf(questions, 'weight');
  return productType === 'wl' && kind === 'weight' && today?._id !== _id ? today : undefined;
}
