export {
  LIST_KINDS,
  MAX_TEXT_ANSWER_LENGTH,
  NONE_OF_THESE,
  answerProblem,
  entriesOf,
  isComplete,
  isStorable,
  isOptional,
} from './answers.ts';
export type { Answer, AnswerProblem, Question } from './answers.ts';
export { areaCodes, hasAreaCode } from './areaCodes.ts';
export { bodyMassIndex, heightText, inchesOf, isHeight, isWeight } from './body.ts';
export type { BodyMeasures, Measure } from './body.ts';
export { isEmailAddress } from './email.ts';
export { fullName } from './fullName.ts';
export { lowBmi, measuresIn, questionBeforeGoal } from './measures.ts';
export type { AnsweredMeasures } from './measures.ts';
export { addDays, addMonths, ageOf, dayOf, isCalendarDay, isoOf, later, monthsBetween } from './dates.ts';
export { appliesTo, couponBills, couponMonths, discountOf, monthsPerPeriod } from './pricing.ts';
export type { CouponDuration, CouponScope, CouponTreatment, Discount } from './pricing.ts';
export {
  relevantAnswers,
  answersToKeep,
  askedQuestions,
  byQuestion,
  firstUnanswered,
  followUpsOf,
  forGender,
  isDetail,
  possibleFollowUps,
} from './questionTree.ts';
export type { Answers, AskedQuestions, GenderedQuestion } from './questionTree.ts';
export { DEFAULT_STEPS, isRegistering, stepOf, stepsOf } from './registrationSteps.ts';
export type { RegistrationProgress } from './registrationSteps.ts';
export { isState, stateName, stateNames, states } from './states.ts';
export { isZipCode, stateOfZip, territoryOfZip } from './zipCodes.ts';
