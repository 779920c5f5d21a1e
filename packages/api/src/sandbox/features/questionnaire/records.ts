import type { Answer, OnlineVisitLog } from '../../core/schema.ts';
import type { GenderedQuestion } from '../../../model/questionTree.ts';

/** Question as it is stored. */
export type QuestionRecord = GenderedQuestion;

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by the questionnaire's name, such as 'wlQuestions'. */
    questions: QuestionRecord;
    /** Owned by the subscription; the id is the questionnaire's name. Deleted once the answers are submitted. */
    visitLogs: OnlineVisitLog;
    /** Owned by SHARED; the id is the patient's. Answers to the questions common to all treatments. */
    globalAnswers: { questionnaire: Answer[] };
  }
}
