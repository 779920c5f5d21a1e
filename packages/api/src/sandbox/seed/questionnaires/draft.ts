import type { QuestionRecord } from '../../features/questionnaire/records.ts';
import type { ProductType } from '../../core/schema.ts';

/** An option with all that may come with it. */
interface FullChoice {
  option: string;
  /** Asked once it is chosen. */
  followUps: readonly Draft[];
  /** Contraindication: the option's id ends accordingly, which declines the treatment. */
  isContraindicated?: boolean;
  /** A doctor may decline the treatment for patients who choose it. Implied where it is contraindicated. */
  isRisky?: boolean;
}

/** An option: its words alone, or with the questions that choosing it brings up. */
export type Choice = string | readonly [option: string, ...followUps: Draft[]] | FullChoice;

/** An option that rules the treatment out. */
export const never = (option: string, ...followUps: Draft[]): Choice => ({
  option,
  followUps,
  isContraindicated: true,
});

/** An option for which a doctor may decline the treatment. */
export const risky = (option: string): Choice => ({ option, followUps: [], isRisky: true });

function fullChoice(choice: Choice): FullChoice {
  if (typeof choice === 'string') return { option: choice, followUps: [] };
  if ('option' in choice) return choice;
  const [option, ...followUps] = choice;
  return { option, followUps };
}

/** A question as a doctor writes it down; ids and order are added by `questionsOf`. */
export interface Draft {
  /** Unique within the questionnaire; the id is made of it. */
  key: string;
  kind: QuestionRecord['kind'];
  question: string;
  choices?: readonly Choice[];
  more: Extra;
}

/** What a question may have beside its words. */
export type Extra = Partial<
  Pick<QuestionRecord, 'description' | 'label' | 'flagAsEmpty' | 'gender' | 'mainImg'>
>;

/** A question with one answer out of several. */
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

/** A question with yes and no; the follow-ups come with a yes. */
export const yesNo = (
  key: string,
  question: string,
  followUps: readonly Draft[] = [],
  more: Extra = {},
): Draft => single(key, question, [['Yes', ...followUps], 'No'], more);

/** A question with any number of answers; "None of these" is added as the last one. */
export const multiple = (
  key: string,
  question: string,
  choices: readonly Choice[],
  more: Extra = {},
): Draft => ({ key, kind: 'multiple', question, choices: [...choices, 'None of these'], more });

/** A question of a kind without options. */
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

/** Which questionnaire a set of drafts is. */
export interface Questionnaire {
  /** The type of its questions, such as 'wlQuestions'. */
  type: string;
  /** What its ids begin with. */
  prefix: string;
  productType?: ProductType;
}

/** Parent of a follow-up, which is asked only together with it. */
type Parent = Required<Pick<QuestionRecord, 'immediateParentQId' | 'optionId'>> &
  Pick<QuestionRecord, 'gender'>;

/** When the seeded questions were written. */
const WRITTEN = '2025-06-02T15:00:00.000Z';

/** The questions of the drafts, follow-ups behind theirs; `sequence` counts through all of them from 1. */
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
      createdAt: WRITTEN,
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
