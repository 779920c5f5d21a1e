import type { QuestionRecord } from './records.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import { forGender } from '../../../model/questionnaire/questionTree.ts';
import {
  GLOBAL,
  productTypes,
  questionnairesFor,
  followUpQuestionnaire,
  visitQuestionnaire,
} from './rules/names.ts';
import type { Question } from '../../core/schema.ts';

const allQuestionnaires = [
  GLOBAL,
  ...productTypes.flatMap((type) => [visitQuestionnaire(type), followUpQuestionnaire(type)]),
];

/** Question without the fields that patients don't see. */
const questionView = ({ gender: _gender, ...question }: QuestionRecord): Question => question;

/** Questions of a doctor. */
export const questionnaires: Feature = (routes, { store }) => {
  routes.patient.get('/api/questionnaires', 'listQuestions', ({ query, reply }) => {
    const { isFollowupQuestion: isFollowUp, gender, sort } = query;
    const names = questionnairesFor(query);
    const questions = forGender(
      names.flatMap((name) => store.list('questions', name)),
      gender,
    ).filter((question) => isFollowUp === undefined || question.isFollowupQuestion === isFollowUp);
    const ordered = sort === 'sequence' ? questions : questions.toReversed();
    return reply(200, { data: ordered.map(questionView) });
  });

  routes.patient.get('/api/questionnaire/{followupQuestionId}', 'getFollowupQuestion', ({ path, reply }) => {
    for (const name of allQuestionnaires) {
      const question = store.get('questions', name, path.followupQuestionId);
      if (question?.isFollowupQuestion) return reply(200, { data: [questionView(question)] });
    }
    throw new HttpError(404, 'There is no such follow-up question');
  });
};
