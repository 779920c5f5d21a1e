import { DEFAULT_STEPS } from '../../model/registration/steps.ts';
import { askedQuestions, byQuestion, forGender } from '../../model/questionnaire/questionTree.ts';
import { reviewJob } from '../features/subscriptions/jobs/review.ts';
import type { SandboxStore } from '../core/store.ts';
import type { SubscriptionRecord } from '../core/subscriptionRecord.ts';
import { SHARED } from '../core/collections.ts';
import { billOf } from '../features/treatment/rules/bill.ts';
import { identityPictureId } from '../features/identity/routes.ts';
import { schedule } from '../core/jobs/schedule.ts';
import { chargeFor } from '../features/payment/rules/charges.ts';
import { choose } from '../features/treatment/rules/plan.ts';
import { GLOBAL, followUpQuestionnaire, visitQuestionnaire } from '../features/questionnaire/rules/names.ts';
import { submitted } from '../features/registration/rules/registration.ts';
import { FIRST_REVIEW_MS } from '../features/subscriptions/rules/review.ts';
import { type Answer, type Product, type User } from '../core/schema.ts';
import { chatFiles } from './chats/files.ts';
import { sampleAnswers } from './questionnaires/sampleAnswers.ts';
import { seedQuestionnaires } from './questionnaires/index.ts';
import type { Scenario } from './scenarios/scenario.ts';
import type { VisitSeed } from './scenarios/visitSeed.ts';

/** Time since the payment and submission, ms. */
const SUBMITTED_AGO_MS = 300_000;

interface SeedFacts {
  now: number;
  products: readonly Product[];
}

/** Subscription to seed, with its store, patient and progress. */
interface Visit {
  store: SandboxStore;
  record: SubscriptionRecord;
  user: User;
  visitSeed: VisitSeed;
}

const orderOf = (step: string): number => DEFAULT_STEPS.findIndex((each) => each === step);

/** Number of answers in a step: all before the current step, none after it. */
function countFor({ step, answered = 0 }: VisitSeed, other: string): number {
  const distance = orderOf(other) - orderOf(step);
  if (distance === 0) return answered;
  return distance < 0 ? Infinity : 0;
}

/** Stores the log of a questionnaire with a number of answers, and returns the answers. */
function storeLog({ store, record, user, visitSeed }: Visit, questionType: string, count: number): Answer[] {
  const questions = forGender(seedQuestionnaires.get(questionType) ?? [], user.patient?.basic?.gender);
  const questionnaire = sampleAnswers(questions, visitSeed.chosen, count);
  const last = questionnaire.at(-1);
  if (last === undefined) return [];
  const ids = askedQuestions(questions, byQuestion(questionnaire)).questions.map(({ _id }) => _id);
  const isGlobalQuestion = questionType === GLOBAL;
  store.put('visitLogs', record._id, questionType, {
    _id: `visit-${record._id}-${questionType}`,
    lastQuestionIndex: Math.max(ids.indexOf(last.questionId), 0),
    questionType,
    isGlobalQuestion,
    questionnaire,
  });
  if (isGlobalQuestion) store.put('globalAnswers', SHARED, record.patientId, { questionnaire });
  return questionnaire;
}

/** Subscription with the choices that are made until its step. */
function atStep(
  record: SubscriptionRecord,
  visitSeed: VisitSeed,
  { products }: SeedFacts,
): SubscriptionRecord {
  const { plan, ...rest } = record;
  const at = { ...rest, registrationStep: visitSeed.step };
  if (countFor(visitSeed, 'payment') === Infinity) {
    return { ...at, ...(plan !== undefined && { plan }), paymentIntentStatus: 'requires_capture' };
  }
  if (countFor(visitSeed, 'treatment') === Infinity) return { ...at, ...(plan !== undefined && { plan }) };
  if (visitSeed.step !== 'treatment' || plan?.variationId === undefined) return at;
  const partial = choose(products, record.productType, undefined, { variationId: plan.variationId }).plan;
  return { ...at, ...(partial !== undefined && { plan: partial }) };
}

/** Account without address and card, as before the payment step. */
function beforePayment(user: User): User {
  if (user.patient === undefined) return user;
  const { creditCard: _card, payment: _payment, ...patient } = user.patient;
  const { state = '', zipCode = '' } = patient.shipping ?? {};
  const shipping = { address: '', secondAddress: '', city: '', state, zipCode };
  return { ...user, patient: { ...patient, shipping } };
}

function storePayment({ store, record, user, visitSeed }: Visit, now: number): void {
  if (countFor(visitSeed, 'payment') !== Infinity) {
    store.put('users', user._id, user._id, beforePayment(user));
    return;
  }
  const bill = billOf(record);
  if (bill === undefined) return;
  const charge = chargeFor(record, bill, { number: 1, status: 'hold', now });
  store.put('charges', record._id, charge._id, charge);
}

/** Stores the pictures of the identity check after the photo step. */
function storePictures({ store, record, visitSeed }: Visit): void {
  if (countFor(visitSeed, 'photo') !== Infinity) return;
  for (const name of ['cardID', 'selfie']) {
    store.putFile(record.patientId, identityPictureId(record._id, name), {
      ...chatFiles.picture,
      name: `${name}.png`,
    });
  }
}

/** Stores a registered patient's answers to the questions common to all treatments. */
export function seedGlobalAnswers(store: SandboxStore, { patient }: User): void {
  if (patient?.status !== 'active') return;
  const questions = forGender(seedQuestionnaires.get(GLOBAL) ?? [], patient.basic?.gender);
  store.put('globalAnswers', SHARED, patient._id, { questionnaire: sampleAnswers(questions) });
}

/** Applies the progress of a scenario to its first subscription. */
export function seedVisit(store: SandboxStore, scenario: Scenario, facts: SeedFacts): void {
  const { visit: visitSeed, name } = scenario;
  const [before] = store.list('subscriptions', `patient-${name}`);
  const user = store.get('users', `user-${name}`, `user-${name}`);
  if (visitSeed === undefined || before === undefined || user === undefined) return;
  if (visitSeed.step === 'followUp') {
    const again = followUpQuestionnaire(before.productType);
    storeLog({ store, record: before, user, visitSeed }, again, visitSeed.answered ?? 0);
    return;
  }
  const own = visitQuestionnaire(before.productType);
  const record = atStep(before, visitSeed, facts);
  const visit = { store, record, user, visitSeed };
  const answers = [
    ...storeLog(visit, GLOBAL, countFor(visitSeed, GLOBAL)),
    ...storeLog(visit, own, countFor(visitSeed, 'questions')),
  ];
  const submittedAt = facts.now - SUBMITTED_AGO_MS;
  storePayment(visit, submittedAt);
  storePictures(visit);
  const after = visitSeed.isSubmitted ? submitted(record, answers, submittedAt) : record;
  store.put('subscriptions', record.patientId, record._id, after);
  if (!visitSeed.isSubmitted) return;
  for (const log of [GLOBAL, own]) store.delete('visitLogs', record._id, log);
  const dueAt = submittedAt + FIRST_REVIEW_MS;
  schedule({ store }, record.patientId, reviewJob, { about: record._id, dueAt });
}
