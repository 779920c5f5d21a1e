export { sendFile } from './data/medicalPhotos.ts';
export { fetchFollowUp, fetchQuestions, type QuestionnaireName } from './data/questionnaires.ts';
export { fetchSavedVisit, saveVisit } from './data/visitLog.ts';
export { answerOf } from './rules/answers.ts';
export { measuresIn } from './rules/measures.ts';
