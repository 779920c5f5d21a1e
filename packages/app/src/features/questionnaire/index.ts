export { photoId, sendFile } from './data/photos.ts';
export {
  fetchFollowUp,
  fetchLogs,
  fetchQuestions,
  saveVisit,
  type QuestionnaireName,
} from './data/visitLog.ts';
export { answerText } from './views/kinds.ts';
export { questionPositionAtom, visitHistoryAtom, visitOf, visitOfStep } from './data/visit.ts';
export { visitActionsAtom } from './data/visitActions.ts';
export { DeclineReasons } from './DeclineReasons.tsx';
export { positionText } from './strings.ts';
export {
  reviewedAnswers,
  useAnswers,
  useRenewalAnswers,
  type AnsweredQuestion,
  type RenewalAnswers,
} from './useAnswers.ts';
export { RenewalQuestions } from './RenewalQuestions.tsx';
