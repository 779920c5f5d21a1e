import type { ReactNode } from 'react';

/** The kinds of question this page can show (decisions, "Registration"). */
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
] as const;

/** One of {@link questionKinds}. */
export type QuestionKind = (typeof questionKinds)[number];

/** Whether a kind the service names is one that can be shown. */
export const isQuestionKind = (kind: string): kind is QuestionKind =>
  questionKinds.some((known) => known === kind);

/** One answer to choose. */
export interface QuestionOption {
  value: string;
  label: string;
  description?: ReactNode;
  /** "None of these": clears the others of a `multiple`. @default false */
  isExclusive?: boolean;
}

/** What is asked. */
export interface Question {
  id: string;
  /** As the service names it; an unknown one stops the patient, and is never skipped. */
  kind: string;
  /** The question in words, the heading of the card. */
  question: string;
  /** More about it, below. */
  description?: ReactNode;
  /** Name of the field, where it is a field; for `agreement`, what is agreed to. */
  label?: string | undefined;
  /** A picture that helps to answer; https, or of this app. */
  imageUrl?: string | undefined;
  /** What the picture shows. @default '' */
  imageAlt?: string | undefined;
  /** The answers of `single` and `multiple`. */
  options?: readonly QuestionOption[];
  /** In the box behind a `number`. */
  unit?: string | undefined;
  /** May be left out (`flagAsEmpty`). @default false */
  isOptional?: boolean;
}

/**
 * What was answered: text for `single`, `text` and `date` (`YYYY-MM-DD`), a list of values for `multiple`, a number for
 * `number`, `height` (inches) and `weight` (pounds), `true` for `agreement`; `null` is nothing.
 */
export type QuestionAnswer = string | number | boolean | readonly string[] | null;

/** Whether something was answered. */
export function isAnswered(answer: QuestionAnswer): boolean {
  if (typeof answer === 'string') return answer.trim() !== '';
  if (typeof answer === 'boolean') return answer;
  return typeof answer === 'number' || (answer !== null && answer.length > 0);
}
