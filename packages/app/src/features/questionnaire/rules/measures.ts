import { isComplete } from '@patient/api/model';
import type { Question, VisitAnswer } from '@patient/api';

/** A patient's measures as they were answered. */
export interface AnsweredMeasures {
  /** `5 feet 9 inches`. */
  readonly height: string;
  /** Pounds. */
  readonly weight: number;
  /** The question that completes them. */
  readonly lastId: string;
}

/**
 * Height and weight among the answers, once both are there. The first question about a weight is about the patient as
 * they are; one behind it may ask for a weight to reach.
 */
export function measuresIn(
  questions: readonly Question[],
  answers: ReadonlyMap<string, VisitAnswer>,
): AnsweredMeasures | undefined {
  const first = (kind: string) => questions.find((question) => question.kind === kind);
  const [height, weight] = [first('height'), first('weight')];
  if (height === undefined || weight === undefined) return undefined;
  const [tall, heavy] = [answers.get(height._id), answers.get(weight._id)];
  if (typeof tall?.value !== 'string' || typeof heavy?.value !== 'number') return undefined;
  if (!isComplete(height, tall) || !isComplete(weight, heavy)) return undefined;
  const last = questions.findLast(({ _id }) => _id === height._id || _id === weight._id);
  return { height: tall.value, weight: heavy.value, lastId: last?._id ?? weight._id };
}
