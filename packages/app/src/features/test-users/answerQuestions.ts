import { answerProblem, askedQuestions, measuresIn } from '@patient/api/model';
import type { ApiClient, Gender, Question, VisitAnswer } from '@patient/api';
import {
  fetchFollowUp,
  fetchQuestions,
  saveVisit,
  sendFile,
  type QuestionnaireName,
} from '#features/questionnaire/index.ts';
import { fakeAnswer } from './fakeAnswer.ts';

/** Input of {@link answerQuestions}. */
export interface AnswerRequest {
  /** Id of the subscription. */
  readonly id: string;
  readonly name: QuestionnaireName;
  readonly gender: Gender;
  /** Share of the questions to answer; 1 is all. */
  readonly share: number;
  readonly drawPhoto: (text: string) => Promise<Blob>;
}

/**
 * Answers the questions of a new subscription, with follow-ups and required photos, and saves the answers like the
 * questionnaire page (`online-visit-log`). Resolves to height and weight. Rejects with ApiError.
 */
export async function answerQuestions(client: ApiClient, request: AnswerRequest) {
  const { id, name, gender, share, drawPhoto } = request;
  const answerTo = async (question: Question, before: readonly Question[]) => {
    const answer = fakeAnswer(question, before);
    if (answer !== undefined || answerProblem(question, undefined) === undefined) return answer;
    if (question.kind !== 'file') throw new Error(`There is no made-up answer to “${question.question}”`);
    const photo = await drawPhoto(question.label ?? 'Test photo');
    const address = await sendFile(() => client, { id, photo });
    const files = address === undefined ? [] : [address];
    return { questionId: question._id, question: question.question, files };
  };
  let known: readonly Question[] = await fetchQuestions(client, name, gender);
  const answers = new Map<string, VisitAnswer>();
  for (let index = 0; ;) {
    const { questions, missing } = askedQuestions(known, answers);
    const question = questions[index];
    if (missing.length > 0)
      known = [...known, ...(await Promise.all(missing.map((one) => fetchFollowUp(client, one))))];
    else if (question !== undefined && index < Math.floor(questions.length * share)) {
      // In sequence, because an answer determines the next questions.
      const answer = await answerTo(question, questions.slice(0, index));
      if (answer !== undefined) answers.set(question._id, answer);
      index += 1;
    } else {
      const lastIndex = Math.max(0, Math.min(index, questions.length - 1));
      await saveVisit(client, id, name, {
        answers: [...answers.values()],
        lastIndex,
        hasLog: false,
        isBlocked: false,
      });
      return measuresIn(questions, answers);
    }
  }
}
