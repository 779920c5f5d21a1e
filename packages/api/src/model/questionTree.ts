import type { Answer, QuestionRecord } from '../sandbox/core/schema.ts';
import { isAnswered, mayStayOpen } from './answers.ts';

type Gender = NonNullable<QuestionRecord['gender']>;

/** The questions for somebody of that gender; without one, all of them. */
export function forGender<Asked extends QuestionRecord>(
  questions: readonly Asked[],
  gender: Gender | undefined,
): Asked[] {
  return questions.filter((question) => !gender || !question.gender || question.gender === gender);
}

/**
 * The questions that can be reached with these answers, in the order they are asked: a follow-up stands right behind
 * its question while an option that wants it is chosen, and takes its own follow-ups along (decisions, "Registration").
 */
export function reachable(
  questions: readonly QuestionRecord[],
  answers: readonly Answer[],
): QuestionRecord[] {
  const byId = new Map(questions.map((question) => [question._id, question]));
  const answerOf = new Map(answers.map((answer) => [answer.questionId, answer]));
  const found = new Set<QuestionRecord>();
  const walk = (question: QuestionRecord) => {
    // A follow-up that two options want is asked once, and one that leads back to itself does not go round.
    if (found.has(question)) return;
    found.add(question);
    const chosen = answerOf.get(question._id)?.optionIds ?? [];
    for (const { _id, followUpQuestions = [] } of question.qOptions ?? []) {
      if (!chosen.includes(_id)) continue;
      for (const id of followUpQuestions) {
        const followUp = byId.get(id);
        if (followUp !== undefined) walk(followUp);
      }
    }
  };
  const first = questions.filter(({ isFollowupQuestion }) => isFollowupQuestion !== true);
  for (const question of first.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0))) walk(question);
  return [...found];
}

/** The answers that count: those whose question can still be reached, in the order of the questions. */
export function answersThatCount(questions: readonly QuestionRecord[], answers: readonly Answer[]): Answer[] {
  const answerOf = new Map(answers.map((answer) => [answer.questionId, answer]));
  return reachable(questions, answers).flatMap(({ _id }) => answerOf.get(_id) ?? []);
}

/** The first question that has to be answered and is not; undefined when the questionnaire is complete. */
export function firstUnanswered(
  questions: readonly QuestionRecord[],
  answers: readonly Answer[],
): QuestionRecord | undefined {
  const answerOf = new Map(answers.map((answer) => [answer.questionId, answer]));
  return reachable(questions, answers).find(
    (question) => !mayStayOpen(question) && !isAnswered(question, answerOf.get(question._id)),
  );
}
