import type { components } from '../generated/patient.ts';
import { type Answer, type Question, isComplete } from './answers.ts';
import { lowBmi, questionBeforeGoal } from './measures.ts';

/** Question that may be for one gender only. */
export interface GenderedQuestion extends Question {
  gender?: components['schemas']['Gender'];
}

/** Answers by the id of their question. */
export type Answers = ReadonlyMap<string, Answer>;

export const byQuestion = (answers: readonly Answer[]): Map<string, Answer> =>
  new Map(answers.map((answer) => [answer.questionId, answer]));

/** Questions for a gender; all of them without one. */
export const forGender = <Asked extends GenderedQuestion>(
  questions: readonly Asked[],
  gender: GenderedQuestion['gender'],
): Asked[] => questions.filter((question) => !gender || !question.gender || question.gender === gender);

/** Ids of the follow-ups that the chosen options of a question ask for, in the order of the options. */
export function followUpsOf({ _id, qOptions = [] }: Question, answers: Answers): string[] {
  const chosen = answers.get(_id)?.optionIds ?? [];
  return qOptions.flatMap((option) => (chosen.includes(option._id) ? (option.followUpQuestions ?? []) : []));
}

/** Ids of every follow-up that an option of these questions may ask for. */
export const possibleFollowUps = (questions: readonly Question[]): string[] =>
  questions.flatMap(({ qOptions = [] }) =>
    qOptions.flatMap(({ followUpQuestions = [] }) => followUpQuestions),
  );

/** Questions that the answers lead to. */
export interface AskedQuestions<Asked extends Question = Question> {
  /** In the order they are asked. */
  readonly questions: readonly Asked[];
  /** Ids of follow-ups that are asked too and are not among the known questions. */
  readonly missing: readonly string[];
}

/**
 * Questions in the order they are asked: a follow-up comes right after its question while an option that wants it is
 * chosen, and brings its own follow-ups along; without that option they are gone (decisions, "Registration"). An underweight
 * patient is not asked for a weight to reach (docs/decisions, 57).
 */
export function askedQuestions<Asked extends Question>(
  known: readonly Asked[],
  answers: Answers,
): AskedQuestions<Asked> {
  const byId = new Map(known.map((question) => [question._id, question]));
  const asked = new Map<string, Asked>();
  const missing = new Set<string>();
  const ask = (question: Asked) => {
    // A follow-up that two options want is asked once, and one that leads back to itself ends there.
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
  const questions = [...asked.values()];
  return {
    questions:
      lowBmi(questions, answers) === undefined
        ? questions
        : questions.filter((question) => questionBeforeGoal(question, questions) === undefined),
    missing: [...missing],
  };
}

const answersTo = (ids: readonly string[], answers: Answers): Answer[] =>
  ids.flatMap((id) => answers.get(id) ?? []);

/** Answers to the known questions that are asked, in their order: those a doctor reads. */
export const answersThatCount = (known: readonly Question[], answers: Answers): Answer[] =>
  answersTo(
    askedQuestions(known, answers).questions.map(({ _id }) => _id),
    answers,
  );

/** Answers that count, with those to follow-ups that were not fetched yet: what a client must not lose. */
export function answersToKeep(known: readonly Question[], answers: Answers): Answer[] {
  const { questions, missing } = askedQuestions(known, answers);
  return answersTo([...questions.map(({ _id }) => _id), ...missing], answers);
}

/** First question that has to be answered and is not; undefined when the questionnaire is complete. */
export const firstUnanswered = <Asked extends Question>(
  known: readonly Asked[],
  answers: Answers,
): Asked | undefined =>
  askedQuestions(known, answers).questions.find(
    (question) => !isComplete(question, answers.get(question._id)),
  );
