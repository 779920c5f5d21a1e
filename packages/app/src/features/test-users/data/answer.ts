import { answerProblem, askedQuestions } from '@patient/api/model';
import type { ApiClient, Question, VisitAnswer } from '@patient/api';
import {
  answerOf,
  fetchFollowUp,
  fetchQuestions,
  type QuestionnaireName,
  sendFile,
  fetchSavedVisit,
  saveVisit,
} from '#features/questionnaire/index.ts';
import { fakeAnswer } from '../rules/fakeAnswer.ts';
import { clientOf, known, type Facts, type Tools } from './facts.ts';

/** Questionnaire with a fake patient's answers. */
interface Answered {
  readonly questions: readonly Question[];
  readonly answers: ReadonlyMap<string, VisitAnswer>;
}

/** Answer to one question; draws and uploads a required photo. */
async function answerTo(
  question: Question,
  { client, id, tools, before }: { client: ApiClient; id: string; tools: Tools; before: readonly Question[] },
): Promise<VisitAnswer | undefined> {
  const said = fakeAnswer(question, before);
  if (said !== undefined) return said;
  if (answerProblem(question, undefined) === undefined) return undefined;
  if (question.kind !== 'file') throw new Error(`Nothing can be made up for “${question.question}”`);
  const photo = await tools.drawPhoto(question.label ?? 'Test photo');
  const address = await sendFile(() => client, { id, photo });
  return answerOf(question, address === undefined ? [] : [address]);
}

/** Answers a share of the questions, and their follow-ups. */
async function answerAll(facts: Facts, tools: Tools, isGlobal: boolean, share: number): Promise<Answered> {
  const client = clientOf(facts, tools);
  const { _id: id } = known(facts, 'subscription');
  const { productType, gender } = facts.request;
  let learnt: readonly Question[] = await fetchQuestions(client, { isGlobal, productType }, gender);
  const answers = new Map<string, VisitAnswer>();
  const seen = new Set<string>();
  for (;;) {
    const { questions, missing } = askedQuestions(learnt, answers);
    const next = questions.find(({ _id }) => !seen.has(_id));
    if (missing.length > 0)
      learnt = [...learnt, ...(await Promise.all(missing.map((one) => fetchFollowUp(client, one))))];
    else if (next === undefined || questions.indexOf(next) >= Math.floor(questions.length * share))
      return { questions, answers };
    else {
      seen.add(next._id);
      // In sequence: an answer decides which questions follow.
      const answer = await answerTo(next, {
        client,
        id,
        tools,
        before: questions.slice(0, questions.indexOf(next)),
      });
      if (answer !== undefined) answers.set(next._id, answer);
    }
  }
}

/**
 * Answers a questionnaire of the subscription, up to a share of it (1 is all), and saves the answers as the patient's page
 * does (`online-visit-log`). Rejects with ApiError.
 */
export async function answerVisit(
  facts: Facts,
  tools: Tools,
  { isGlobal, share }: { readonly isGlobal: boolean; readonly share: number },
): Promise<Answered> {
  const client = clientOf(facts, tools);
  const { _id } = known(facts, 'subscription');
  const name: QuestionnaireName = { isGlobal, productType: facts.request.productType };
  const answered = await answerAll(facts, tools, isGlobal, share);
  const { isBegun } = await fetchSavedVisit(client, _id, name);
  const { questions, answers } = answered;
  const lastIndex = share < 1 ? Math.floor(questions.length * share) : Math.max(0, questions.length - 1);
  await saveVisit(client, _id, name, { answers: [...answers.values()], lastIndex, isBegun });
  return answered;
}
