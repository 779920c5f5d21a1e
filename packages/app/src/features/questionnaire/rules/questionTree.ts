import type { Question, VisitAnswer } from '@patient/api';
import { isComplete } from './answers.ts';

type Answers = ReadonlyMap<string, VisitAnswer>;

/** Answers by the id of their question. */
export const byQuestion = (answers: readonly VisitAnswer[]): Map<string, VisitAnswer> =>
  new Map(answers.map((answer) => [answer.questionId, answer]));

/** The follow-ups that the chosen options of a question ask for, in the order of the options. */
export function followUpsOf({ _id, qOptions = [] }: Question, answers: Answers): string[] {
  const chosen = answers.get(_id)?.optionIds ?? [];
  return qOptions.flatMap((option) => (chosen.includes(option._id) ? (option.followUpQuestions ?? []) : []));
}

/** Every follow-up an option of these questions may ask for. */
export const possibleFollowUps = (questions: readonly Question[]): string[] =>
  questions.flatMap(({ qOptions = [] }) =>
    qOptions.flatMap(({ followUpQuestions = [] }) => followUpQuestions),
  );

/** The questions that the answers lead to. */
export interface AskedQuestions {
  /** In the order they are asked. */
  readonly questions: readonly Question[];
  /** Ids of follow-ups that are asked too, and have still to be fetched. */
  readonly missing: readonly string[];
}

/**
 * The list of questions: a follow-up stands right behind its question while an option that wants it is chosen, and
 * brings its own along; without that option it is gone with all that hung on it (decisions, "Registration").
 */
export function askedQuestions(known: readonly Question[], answers: Answers): AskedQuestions {
  const byId = new Map(known.map((question) => [question._id, question]));
  const asked = new Map<string, Question>();
  const missing = new Set<string>();
  const ask = (question: Question) => {
    // A follow-up that two options want is asked once, and one that leads back to itself does not go round.
    if (asked.has(question._id)) return;
    asked.set(question._id, question);
    for (const id of followUpsOf(question, answers)) {
      const followUp = byId.get(id);
      if (followUp === undefined) missing.add(id);
      else ask(followUp);
    }
  };
  const first = known.filter(({ isFollowupQuestion }) => isFollowupQuestion !== true);
  for (const question of first.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0))) ask(question);
  return { questions: [...asked.values()], missing: [...missing] };
}

/** The answers that count: those to questions that are asked, in their order, and to follow-ups still to be fetched. */
export function answersThatCount(known: readonly Question[], answers: Answers): VisitAnswer[] {
  const { questions, missing } = askedQuestions(known, answers);
  return [...questions.map(({ _id }) => _id), ...missing].flatMap((id) => answers.get(id) ?? []);
}

/** Where to go on after a pause: at the stored index, never past a question that has to be answered first, nor past the end. */
export function resumeIndex(asked: readonly Question[], answers: Answers, lastIndex: number): number {
  const open = asked.findIndex((question) => !isComplete(question, answers.get(question._id)));
  const furthest = open === -1 ? asked.length - 1 : open;
  return Math.max(0, Math.min(Math.trunc(lastIndex) || 0, furthest));
}

/** The words of the answer that brought a follow-up; undefined for a question that is asked anyway. */
export function reasonFor(
  { immediateParentQId, optionId }: Question,
  known: readonly Question[],
): string | undefined {
  const parent = known.find(({ _id }) => _id === immediateParentQId);
  return parent?.qOptions?.find(({ _id }) => _id === optionId)?.option;
}
