import type { Answer, OnlineVisitLog } from '../../core/schema.ts';
import type { GenderedQuestion } from '../../../model/questionnaire/questionTree.ts';

/** Stored question. */
export type QuestionRecord = GenderedQuestion;

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by the name of the questionnaire, such as 'wlQuestions'. */
    questions: QuestionRecord;
    /** Owned by the subscription; the id is the name of the questionnaire. Deleted when the answers are submitted. */
    visitLogs: OnlineVisitLog;
    /** Owned by SHARED; the id is that of the patient. Answers to the questions common to all treatments. */
    globalAnswers: { questionnaire: Answer[] };
  }
}
