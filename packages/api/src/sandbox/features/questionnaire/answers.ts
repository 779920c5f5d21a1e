import { answerFault } from './rules/answers.ts';
import type { QuestionRecord } from './records.ts';
import { NOBODY } from '../../core/collections.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import { listOf, objectOf, requiredText } from '../../http/read.ts';
import { answersThatCount, byQuestion, forGender } from '../../../model/questionTree.ts';
import { GLOBAL } from './rules/names.ts';
import { type Answer, type User } from '../../core/schema.ts';

/** Answers, options and pictures of one request at most; no questionnaire has nearly as many. */
const MOST = 200;

function valueOf(value: unknown, name: string): NonNullable<Answer['value']> | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new HttpError(400, `${name} must be a text, a number, true or false`);
}

function answerOf(item: unknown, name: string): Answer {
  const { questionId, question, optionIds, value, files } = objectOf(item, name);
  const texts = (list: unknown, field: string) => listOf(list, `${name}.${field}`, MOST, requiredText);
  return {
    questionId: requiredText(questionId, `${name}.questionId`),
    ...(question !== undefined && { question: requiredText(question, `${name}.question`) }),
    ...(optionIds !== undefined && { optionIds: texts(optionIds, 'optionIds') }),
    ...(value !== undefined && { value: valueOf(value, `${name}.value`) }),
    ...(files !== undefined && { files: texts(files, 'files') }),
  };
}

/**
 * Reads answers out of a body: each to another question of the questionnaire, with an answer of its kind and pictures
 * that were sent to the subscription; throws a 400 that says which one is not.
 */
export function answersIn(
  value: unknown,
  questions: readonly QuestionRecord[],
  photos: readonly string[],
): Answer[] {
  const byId = new Map(questions.map((question) => [question._id, question]));
  const answers = listOf(value, 'questionnaire', MOST, answerOf);
  const seen = new Set<string>();
  for (const [index, answer] of answers.entries()) {
    const name = `questionnaire[${index}]`;
    const question = byId.get(answer.questionId);
    if (question === undefined) throw new HttpError(400, `${name} answers no question of this questionnaire`);
    if (seen.has(answer.questionId)) throw new HttpError(400, `${name} answers a question twice`);
    seen.add(answer.questionId);
    const fault = answerFault(question, answer);
    if (fault !== undefined) throw new HttpError(400, fault);
    if (answer.files?.some((file) => !photos.includes(file))) {
      throw new HttpError(400, `${name} has a picture that was not sent to this subscription`);
    }
  }
  return answers;
}

/** The questions of a questionnaire that are for somebody. */
export const questionsFor = ({ store }: Context, name: string, { patient }: User): QuestionRecord[] =>
  forGender(store.list('questions', name), patient?.basic?.gender);

/** What a patient answered to the questions common to all treatments. */
export const globalAnswersOf = ({ store }: Context, patientId: string): Answer[] =>
  store.get('globalAnswers', NOBODY, patientId)?.questionnaire ?? [];

/** The answers that hold for all treatments. */
export const answers: Feature = (routes, context) => {
  routes.patient.get(
    '/api/global-answers/patient/{patientId}',
    'getGlobalAnswers',
    ({ caller, path, reply }) => {
      if (caller.user.patient === undefined || path.patientId !== caller.patientId) {
        throw new HttpError(404, 'Patient not found');
      }
      const questions = questionsFor(context, GLOBAL, caller.user);
      const questionnaire = answersThatCount(
        questions,
        byQuestion(globalAnswersOf(context, caller.patientId)),
      );
      return reply(200, { data: [{ questionnaire }] });
    },
  );
};
