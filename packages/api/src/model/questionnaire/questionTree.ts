import type { components } from '../../generated/patient.ts';
import { isComplete, isDetail } from './answers.ts';
import type { Answer, Question } from './kinds.ts';
import { lowBmi, questionBeforeGoal } from './measures.ts';

/** Question, possibly for one gender only. */
export interface GenderedQuestion extends Question {
  gender?: components['schemas']['Gender'];
}

/** Answers by the id of their question. */
export type Answers = ReadonlyMap<string, Answer>;

export const byQuestion = (answers: readonly Answer[]): Map<string, Answer> =>
  new Map(answers.map((answer) => [answer.questionId, answer]));

/** Questions for a gender; all questions if the gender is unknown. */
export const forGender = <Asked extends GenderedQuestion>(
  questions: readonly Asked[],
  gender: GenderedQuestion['gender'],
): Asked[] => questions.filter((question) => !gender || !question.gender || question.gender === gender);

/** Ids of the follow-up questions of the chosen options of a question, in the order of the options. */
export function followUpsOf({ _id, qOptions = [] }: Question, answers: Answers): string[] {
  const chosen = answers.get(_id)?.optionIds ?? [];
  return qOptions.flatMap((option) => (chosen.includes(option._id) ? (option.followUpQuestions ?? []) : []));
}

/** Ids of the follow-up questions of all options of these questions. */
export const possibleFollowUps = (questions: readonly Question[]): string[] =>
  questions.flatMap(({ qOptions = [] }) =>
    qOptions.flatMap(({ followUpQuestions = [] }) => followUpQuestions),
  );

/** Questions that are asked with the current answers. */
export interface AskedQuestions<Asked extends Question = Question> {
  /** In the order they are asked. */
  readonly questions: readonly Asked[];
  /** Ids of follow-up questions that are asked but are not loaded. */
  readonly missing: readonly string[];
}

/**
 * Questions in the order they are asked. A follow-up, with its own follow-ups, is asked right after its question while an
 * option with that follow-up is chosen (decisions, "Registration"); details first, so that they stay on their page. An
 * underweight patient is not asked for a goal weight (docs/decisions, 57).
 */
export function askedQuestions<Asked extends Question>(
  loaded: readonly Asked[],
  answers: Answers,
): AskedQuestions<Asked> {
  const byId = new Map(loaded.map((question) => [question._id, question]));
  const asked = new Map<string, Asked>();
  const missing = new Set<string>();
  const ask = (question: Asked) => {
    // A follow-up of two options is asked once. This also ends cycles.
    if (asked.has(question._id)) return;
    asked.set(question._id, question);
    const followUps = followUpsOf(question, answers).flatMap((id) => {
      const followUp = byId.get(id);
      if (followUp === undefined) missing.add(id);
      return followUp ?? [];
    });
    for (const detail of followUps.filter((followUp) => isDetail(question, followUp))) ask(detail);
    for (const followUp of followUps) ask(followUp);
  };
  const first = loaded.filter(({ isFollowupQuestion }) => isFollowupQuestion !== true);
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

/** Answers to the loaded questions that are asked, in their order: those a doctor reads. */
export const relevantAnswers = (loaded: readonly Question[], answers: Answers): Answer[] =>
  answersTo(
    askedQuestions(loaded, answers).questions.map(({ _id }) => _id),
    answers,
  );

/** Relevant answers, and those to follow-ups that are not loaded yet, which a client must not drop. */
export function answersToKeep(loaded: readonly Question[], answers: Answers): Answer[] {
  const { questions, missing } = askedQuestions(loaded, answers);
  return answersTo([...questions.map(({ _id }) => _id), ...missing], answers);
}

/** First question without a required answer; undefined if the questionnaire is complete. */
export const firstUnanswered = <Asked extends Question>(
  loaded: readonly Asked[],
  answers: Answers,
): Asked | undefined =>
  askedQuestions(loaded, answers).questions.find(
    (question) => !isComplete(question, answers.get(question._id)),
  );
