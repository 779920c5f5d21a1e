import type { QuestionRecord } from '../../features/questionnaire/records.ts';
import type { ProductType } from '../../core/schema.ts';

/** Option with all its properties. */
interface FullChoice {
  option: string;
  /** Questions that are asked if the option is chosen. */
  followUps: readonly Draft[];
  /** Whether the option rules out the treatment, which is marked in its id. */
  isContraindicated?: boolean;
  /** Whether a doctor may decline the treatment because of the option; implied by `isContraindicated`. */
  isRisky?: boolean;
}

/** Option: its text, optionally with follow-up questions. */
export type Choice = string | readonly [option: string, ...followUps: Draft[]] | FullChoice;

/** Option that rules out the treatment. */
export const never = (option: string, ...followUps: Draft[]): Choice => ({
  option,
  followUps,
  isContraindicated: true,
});

/** Option because of which a doctor may decline the treatment. */
export const risky = (option: string): Choice => ({ option, followUps: [], isRisky: true });

function fullChoice(choice: Choice): FullChoice {
  if (typeof choice === 'string') return { option: choice, followUps: [] };
  if ('option' in choice) return choice;
  const [option, ...followUps] = choice;
  return { option, followUps };
}

/** Question without ids and order, which `questionsOf` adds. */
export interface Draft {
  /** Unique within the questionnaire; part of the id. */
  key: string;
  kind: QuestionRecord['kind'];
  question: string;
  choices?: readonly Choice[];
  more: Extra;
}

/** Optional fields of a question. */
export type Extra = Partial<
  Pick<QuestionRecord, 'description' | 'label' | 'flagAsEmpty' | 'gender' | 'mainImg'>
>;

/** Question with one answer out of several. */
export const single = (
  key: string,
  question: string,
  choices: readonly Choice[],
  more: Extra = {},
): Draft => ({
  key,
  kind: 'single',
  question,
  choices,
  more,
});

/** Yes-or-no question, with follow-ups to "Yes". */
export const yesNo = (
  key: string,
  question: string,
  followUps: readonly Draft[] = [],
  more: Extra = {},
): Draft => single(key, question, [['Yes', ...followUps], 'No'], more);

/** Question with any number of answers; adds "None of these" as the last option. */
export const multiple = (
  key: string,
  question: string,
  choices: readonly Choice[],
  more: Extra = {},
): Draft => ({ key, kind: 'multiple', question, choices: [...choices, 'None of these'], more });

/** Question without options. */
export const ask = (
  kind: QuestionRecord['kind'],
  key: string,
  question: string,
  more: Extra = {},
): Draft => ({
  key,
  kind,
  question,
  more,
});

/** Properties of a questionnaire. */
export interface Questionnaire {
  /** Type of its questions, such as 'wlQuestions'. */
  type: string;
  /** Prefix of its ids. */
  prefix: string;
  productType?: ProductType;
}

/** Parent question and option of a follow-up. */
type Parent = Required<Pick<QuestionRecord, 'immediateParentQId' | 'optionId'>> &
  Pick<QuestionRecord, 'gender'>;

/** Creation time of seeded questions. */
const CREATED_AT = '2025-06-02T15:00:00.000Z';

/** Creates questions from drafts, with each follow-up after its question; `sequence` counts all of them from 1. */
export function questionsOf(
  { type, prefix, productType }: Questionnaire,
  drafts: readonly Draft[],
): QuestionRecord[] {
  const questions: QuestionRecord[] = [];
  const add = ({ key, kind, question, choices = [], more }: Draft, parent?: Parent): string => {
    const _id = `${prefix}-${key}`;
    const record: QuestionRecord = {
      _id,
      type,
      ...(productType !== undefined && { productType }),
      sequence: questions.length + 1,
      kind,
      question,
      createdAt: CREATED_AT,
      ...more,
      isFollowupQuestion: parent !== undefined,
      ...parent,
    };
    questions.push(record);
    const qOptions = choices.map((choice, index) => {
      const {
        option,
        followUps,
        isContraindicated = false,
        isRisky = isContraindicated,
      } = fullChoice(choice);
      const optionId = `${_id}-${index + 1}${isContraindicated ? '-contraindicated' : ''}`;
      const followUpQuestions = followUps.map((draft) =>
        add(draft, { immediateParentQId: _id, optionId, ...(record.gender && { gender: record.gender }) }),
      );
      return { _id: optionId, option, ...(isRisky && { doctorMayDecline: true }), followUpQuestions };
    });
    if (qOptions.length > 0) record.qOptions = qOptions;
    return _id;
  };
  for (const draft of drafts) add(draft);
  return questions;
}
