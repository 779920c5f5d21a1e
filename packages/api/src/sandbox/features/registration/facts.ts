import { identityPictureId } from '../identity/routes.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import type { QuestionRecord } from '../questionnaire/records.ts';
import { SHARED } from '../../core/collections.ts';
import type { Context } from '../../core/context.ts';
import { isAuthorized } from '../../../model/payment/charges.ts';
import { byQuestion, firstUnanswered } from '../../../model/questionnaire/questionTree.ts';
import { GLOBAL, visitQuestionnaire } from '../questionnaire/rules/names.ts';
import { openChoice } from '../treatment/rules/plan.ts';
import type { RegistrationFacts } from './rules/missing.ts';
import { type Answer, type User } from '../../core/schema.ts';
import { globalAnswersOf, questionsFor } from '../questionnaire/answers.ts';
import { isCheckedByProvider } from '../identity/checks.ts';

/** Questionnaire with its answers. */
export interface AnsweredQuestionnaire {
  questions: QuestionRecord[];
  answers: Answer[];
}

/** Both questionnaires of a registration, with their answers. */
export function questionnairesOf(
  context: Context,
  record: SubscriptionRecord,
  user: User,
): { common: AnsweredQuestionnaire; own: AnsweredQuestionnaire } {
  const name = visitQuestionnaire(record.productType);
  const log = context.store.get('visitLogs', record._id, name);
  return {
    common: {
      questions: questionsFor(context, GLOBAL, user),
      answers: globalAnswersOf(context, record.patientId),
    },
    own: {
      questions: questionsFor(context, name, user),
      answers: log?.questionnaire ?? record.questionnaire ?? [],
    },
  };
}

/** Facts of a registration that determine which steps are complete. */
export function factsOf(context: Context, record: SubscriptionRecord, user: User): RegistrationFacts {
  const { store } = context;
  const { common, own } = questionnairesOf(context, record, user);
  const has = (picture: string) =>
    store.getFile(record.patientId, identityPictureId(record._id, picture)) !== undefined;
  return {
    openGlobal: firstUnanswered(common.questions, byQuestion(common.answers)),
    openQuestion: firstUnanswered(own.questions, byQuestion(own.answers)),
    isBlocked: store.list('visitLogs', record._id).some(({ isBlockedUser }) => isBlockedUser === true),
    openChoice: openChoice(store.list('products', SHARED), record.plan),
    shipping: user.patient?.shipping,
    isHeld: store.list('charges', record._id).some(isAuthorized),
    isCheckedByProvider: isCheckedByProvider(context),
    isVerified: user.patient?.verify?.completed === true,
    hasId: has('cardID'),
    hasSelfie: has('selfie'),
  };
}
