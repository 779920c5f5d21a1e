import { answers, records } from '../generated/answers.ts';
import { isEnvelope } from './envelope.ts';
import { readList, readRecord } from './readShape.ts';

/** Answers that are refused when a single entry cannot be read: a question left out could hide a health risk. */
const ALL_OR_NOTHING: ReadonlySet<string> = new Set(['GET /api/questionnaires']);

/** Fields that stand beside the records of some answers. */
const BESIDE = { 'pagination?': 'Pagination', 'unread?': 'number' };

/**
 * Reads the body of an answer by the description, so that one odd record breaks no page: a field of the wrong kind counts
 * as absent, a required text, list or flag gets an empty one, and a record without its id, sum or date is left out of its
 * list. Long texts are cut. Fields that the description does not know stay as they are.
 * @returns undefined for a body that holds nothing that can be read
 */
export function readAnswer(operation: string, body: unknown): unknown {
  if (!isEnvelope(body)) return undefined;
  const shape = Object.hasOwn(answers, operation) ? answers[operation] : undefined;
  if (shape === undefined) return body;
  const data = readList(records, shape, body.data) ?? [];
  const isLost = ALL_OR_NOTHING.has(operation)
    ? data.length < body.data.length
    : data.length === 0 && body.data.length > 0;
  return isLost ? undefined : { ...readRecord(records, BESIDE, body), data };
}
