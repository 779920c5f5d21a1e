import type { QuestionRecord } from './records.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import { forGender } from '../../../model/questionTree.ts';
import { GLOBAL, productTypes, questionnairesFor, revisitOf, visitOf } from './rules/names.ts';
import type { Question } from '../../core/schema.ts';

const everyQuestionnaire = [GLOBAL, ...productTypes.flatMap((type) => [visitOf(type), revisitOf(type)])];

/** What a patient may see of a stored question. */
const shownQuestion = ({ gender: _gender, ...question }: QuestionRecord): Question => question;

/** The questions that a doctor asks. */
export const questionnaires: Feature = (routes, { store }) => {
  routes.patient.get('/api/questionnaires', 'listQuestions', ({ query, reply }) => {
    const { isFollowupQuestion: isFollowUp, gender, sort } = query;
    const names = questionnairesFor(query);
    const asked = forGender(
      names.flatMap((name) => store.list('questions', name)),
      gender,
    ).filter((question) => isFollowUp === undefined || question.isFollowupQuestion === isFollowUp);
    const ordered = sort === 'sequence' ? asked : asked.toReversed();
    return reply(200, { data: ordered.map(shownQuestion) });
  });

  routes.patient.get('/api/questionnaire/{followupQuestionId}', 'getFollowupQuestion', ({ path, reply }) => {
    for (const name of everyQuestionnaire) {
      const question = store.get('questions', name, path.followupQuestionId);
      if (question?.isFollowupQuestion) return reply(200, { data: [shownQuestion(question)] });
    }
    throw new HttpError(404, 'There is no such follow-up question');
  });
};
