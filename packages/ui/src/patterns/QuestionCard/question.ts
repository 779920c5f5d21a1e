import type { ReactNode } from 'react';
import { isBlank } from '../../text/typed.ts';

/** Supported kinds of question (decisions, "Registration"). */
export const questionKinds = [
  'single',
  'multiple',
  'text',
  'number',
  'date',
  'height',
  'weight',
  'file',
  'info',
  'agreement',
  'search',
] as const;

/** Kind of question, one of {@link questionKinds}. */
export type QuestionKind = (typeof questionKinds)[number];

/** Whether a kind from the service is supported. */
export const isQuestionKind = (kind: string): kind is QuestionKind =>
  questionKinds.some((known) => known === kind);

/** Selectable answer. */
export interface QuestionOption {
  value: string;
  label: string;
  description?: ReactNode;
  /** Whether it clears the others of a `multiple`, like "None of these". @default false */
  isExclusive?: boolean;
  /** Whether choosing it shows a warning, so that a `single` question does not advance by itself. @default false */
  hasWarning?: boolean;
}

/** Question with formatted content. */
export interface Question {
  id: string;
  /** Kind as named by the service; an unsupported one blocks the patient and is never skipped. */
  kind: string;
  /** Text of the question and heading of the card. */
  question: string;
  /** Further details below the question. */
  description?: ReactNode;
  /** Label of the field; for `agreement`, the statement. */
  label?: string | undefined;
  /** Helpful picture; https or a path of this app. */
  imageUrl?: string | undefined;
  /** Alternative text of the picture. @default '' */
  imageAlt?: string | undefined;
  /** Answers of `single` and `multiple`. */
  options?: readonly QuestionOption[];
  /** Unit after a `number`. */
  unit?: string | undefined;
  /** Whether it can be skipped (`flagAsEmpty`). @default false */
  isOptional?: boolean;
}

/**
 * Answer: text for `single`, `text` and `date` (`YYYY-MM-DD`), a list of values for `multiple` and `search`, a number for
 * `number`, `height` (inches) and `weight` (pounds), `true` for `agreement`; `null` when empty.
 */
export type QuestionAnswer = string | number | boolean | readonly string[] | null;

/** Question with its answer, as one part of a card. */
export interface QuestionPart {
  /** Question to show. A card moves focus to the heading of its first one when its `id` changes. */
  question: Question;
  /** Controlled answer. */
  answer: QuestionAnswer;
  /** Called with the changed answer. */
  onAnswer: (answer: QuestionAnswer) => void;
  /** Error of the answer, as of the last press of Continue, which moves the focus to the first one. */
  errorMessage?: string | undefined;
  /** FileDrop for kind `file`, with the same label and error. */
  upload?: ReactNode;
  /** Field for kind `search`, such as a ComboBox, with the same label and error. */
  search?: ReactNode;
  /** Answer that added the question, and the question it answers. */
  reason?: { readonly answer: string; readonly question?: string | undefined } | undefined;
}

/** Whether the answer is not empty. */
export function isAnswered(answer: QuestionAnswer): boolean {
  if (typeof answer === 'string') return !isBlank(answer);
  if (typeof answer === 'boolean') return answer;
  return typeof answer === 'number' || (answer !== null && answer.length > 0);
}
