import type { QuestionRecord } from './records.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import { oneOf, optionalFlag } from '../../http/read.ts';
import { forGender } from '../../../model/questionTree.ts';
import { GLOBAL, productTypes, questionnairesFor, revisitOf, visitOf } from './rules/names.ts';
import type { Question } from '../../core/schema.ts';

const everyShelf = [GLOBAL, ...productTypes.flatMap((type) => [visitOf(type), revisitOf(type)])];

/** What a patient may see of a stored question. */
const shownQuestion = ({ gender: _gender, ...question }: QuestionRecord): Question => question;

const optionally = <Read>(value: unknown, read: (given: unknown) => Read): Read | undefined =>
  value === undefined ? undefined : read(value);

/** The questions that a doctor asks. */
export const questionnaires: Feature = (routes, { store }) => {
  routes.patient.get('/api/questionnaires', 'listQuestions', ({ query, reply }) => {
    const { questionType } = query;
    const names = questionnairesFor({
      questionType,
      productType: optionally(query.productType, (type) => oneOf(type, 'productType', productTypes)),
      isGlobalQuestion: optionalFlag(query.isGlobalQuestion, 'isGlobalQuestion'),
      isReQuestionnaire: optionalFlag(query.isReQuestionnaire, 'isReQuestionnaire'),
    });
    const isFollowUp = optionalFlag(query.isFollowupQuestion, 'isFollowupQuestion');
    const gender = optionally(query.gender, (given) => oneOf(given, 'gender', ['male', 'female']));
    const sort = oneOf(query.sort ?? 'sequence', 'sort', ['sequence', '-sequence']);
    const asked = forGender(
      names.flatMap((name) => store.list('questions', name)),
      gender,
    ).filter((question) => isFollowUp === undefined || question.isFollowupQuestion === isFollowUp);
    const ordered = sort === 'sequence' ? asked : asked.toReversed();
    return reply(200, { data: ordered.map(shownQuestion) });
  });

  routes.patient.get('/api/questionnaire/{followupQuestionId}', 'getFollowupQuestion', ({ path, reply }) => {
    for (const shelf of everyShelf) {
      const question = store.get('questions', shelf, path.followupQuestionId);
      if (question?.isFollowupQuestion) return reply(200, { data: [shownQuestion(question)] });
    }
    throw new HttpError(404, 'There is no such follow-up question');
  });
};
