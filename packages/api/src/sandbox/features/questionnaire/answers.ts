import { answerFault } from './rules/answers.ts';
import type { QuestionRecord } from './records.ts';
import { SHARED } from '../../core/collections.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import { relevantAnswers, byQuestion, forGender } from '../../../model/questionTree.ts';
import { GLOBAL } from './rules/names.ts';
import { type Answer, type User } from '../../core/schema.ts';

/**
 * Checks answers: each to another question of the questionnaire, with an answer of its kind and pictures that were sent
 * to the subscription. Throws a 400 that names the first one that is not.
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
    const fault = answerFault(question, answer);
    if (fault !== undefined) throw new HttpError(400, fault);
    if (answer.files?.some((file) => !photos.includes(file))) {
      throw new HttpError(400, `${name} has a picture that was not sent to this subscription`);
    }
  }
  return [...answers];
}

/** Questions of a questionnaire that apply to a patient. */
export const questionsFor = ({ store }: Context, name: string, { patient }: User): QuestionRecord[] =>
  forGender(store.list('questions', name), patient?.basic?.gender);

/** What a patient answered to the questions common to all treatments. */
export const globalAnswersOf = ({ store }: Context, patientId: string): Answer[] =>
  store.get('globalAnswers', SHARED, patientId)?.questionnaire ?? [];

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
      const questionnaire = relevantAnswers(
        questions,
        byQuestion(globalAnswersOf(context, caller.patientId)),
      );
      return reply(200, { data: [{ questionnaire }] });
    },
  );
};
