import { answerError } from './rules/answers.ts';
import type { QuestionRecord } from './records.ts';
import { SHARED } from '../../core/collections.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import { relevantAnswers, byQuestion, forGender } from '../../../model/questionnaire/questionTree.ts';
import { GLOBAL } from './rules/names.ts';
import { type Answer, type User } from '../../core/schema.ts';

/**
 * Validates answers. Throws a 400 for the first one that is invalid, answers an unknown question or one twice, or has a
 * picture that was not uploaded to the subscription.
 */
export function checkedAnswers(
  answers: readonly Answer[],
  questions: readonly QuestionRecord[],
  photos: readonly string[],
): Answer[] {
  const byId = new Map(questions.map((question) => [question._id, question]));
  const seen = new Set<string>();
  for (const [index, answer] of answers.entries()) {
    const name = `questionnaire[${index}]`;
    const question = byId.get(answer.questionId);
    if (question === undefined) throw new HttpError(400, `${name} answers no question of this questionnaire`);
    if (seen.has(answer.questionId)) throw new HttpError(400, `${name} answers a question twice`);
    seen.add(answer.questionId);
    const error = answerError(question, answer);
    if (error !== undefined) throw new HttpError(400, error);
    if (answer.files?.some((file) => !photos.includes(file))) {
      throw new HttpError(400, `${name} has a picture that was not sent to this subscription`);
    }
  }
  return [...answers];
}

/** Questions of a questionnaire for a patient's gender. */
export const questionsFor = ({ store }: Context, name: string, { patient }: User): QuestionRecord[] =>
  forGender(store.list('questions', name), patient?.basic?.gender);

/** A patient's answers to the questions common to all treatments. */
export const globalAnswersOf = ({ store }: Context, patientId: string): Answer[] =>
  store.get('globalAnswers', SHARED, patientId)?.questionnaire ?? [];

/** Answers to the questions common to all treatments. */
export const answers: Feature = (routes, context) => {
  routes.patient.get(
    '/api/global-answers/patient/{patientId}',
    'getGlobalAnswers',
    ({ caller, path, reply }) => {
      if (caller.user.patient === undefined || path.patientId !== caller.patientId) {
        throw new HttpError(404, 'Patient not found');
      }
      const questions = questionsFor(context, GLOBAL, caller.user);
      const questionnaire = relevantAnswers(
        questions,
        byQuestion(globalAnswersOf(context, caller.patientId)),
      );
      return reply(200, { data: [{ questionnaire }] });
    },
  );
};
