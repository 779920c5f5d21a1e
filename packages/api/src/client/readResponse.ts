import { answers, records } from '../generated/answers.ts';
import { isEnvelope } from './envelope.ts';
import { readList, readRecord } from './readShape.ts';

/** Responses that are rejected if a single entry is unreadable: leaving out a question could hide a health risk. */
const ALL_OR_NOTHING: ReadonlySet<string> = new Set(['GET /api/questionnaires']);

/** Fields next to `data` in some responses. */
const OTHER_FIELDS = { 'pagination?': 'Pagination', 'unread?': 'number' };

/**
 * Reads the body of a response by the OpenAPI description, so that one invalid record doesn't break a page: a field of the
 * wrong type counts as missing, a missing required text, list or flag becomes empty or false, and a record without its id,
 * sum or date is left out of its list. Long texts are truncated. Fields that are not in the description don't change.
 * @returns undefined if nothing in the body is readable
 */
export function readResponse(operation: string, body: unknown): unknown {
  if (!isEnvelope(body)) return undefined;
  const shape = Object.hasOwn(answers, operation) ? answers[operation] : undefined;
  if (shape === undefined) return body;
  const data = readList(records, shape, body.data) ?? [];
  const isLost = ALL_OR_NOTHING.has(operation)
    ? data.length < body.data.length
    : data.length === 0 && body.data.length > 0;
  return isLost ? undefined : { ...readRecord(records, OTHER_FIELDS, body), data };
}
