import type { CSSProperties, ReactNode, Ref } from 'react';
import type { GroupTexts } from '../Field/fieldTexts.ts';
import type { MultipleOption } from '../Field/option.ts';

/** Answer shown as a card. */
export interface CardOption<Value extends string = string> extends MultipleOption<Value> {
  /** URL of the picture; Thumbnail lists the allowed URLs. */
  imageUrl?: string | undefined;
  /** One or two words that set this answer apart, such as "Most popular". */
  badge?: ReactNode;
  /** Formatted amount at the end of the card, with an optional note such as "a month". */
  price?: { readonly amount: string; readonly note?: string } | undefined;
}

/** Props shared by single and multiple selection. */
export interface CardsProps<Value extends string> extends GroupTexts {
  /** Answers, in display order. */
  options: readonly CardOption<Value>[];
  /** `list` stacks the cards; `grid` puts several in a row when there is room. @default 'list' */
  layout?: 'list' | 'grid';
  /** Name of the value in the surrounding Form. */
  name?: string;
  /** Id of a heading that asks the question, when there is no `label`. */
  'aria-labelledby'?: string;
  /** Whether an answer is required. @default false */
  isRequired?: boolean;
  /** Whether the whole group is disabled. @default false */
  isDisabled?: boolean;
  /** Whether the answer can be read but not changed. @default false */
  isReadOnly?: boolean;
  id?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Props for a group with one answer. */
export interface SingleCardsProps<Value extends string> extends CardsProps<Value> {
  /** Controlled value; `null` when nothing is selected. */
  value?: Value | null;
  /** Initial value of an uncontrolled group. */
  defaultValue?: Value | null;
  /** Called with the selected answer. */
  onChange?: (value: Value) => void;
  /**
   * Called when an answer is picked with the pointer, by touch, Space or Enter, also if it was already selected. Not called for
   * arrow keys, which pass over answers, or for presses by a screen reader, because its user may want to continue reading.
   */
  onPick?: (value: Value) => void;
}

/** Props for a group with any number of answers. */
export interface MultipleCardsProps<Value extends string> extends CardsProps<Value> {
  /** Controlled values. */
  value?: readonly Value[];
  /** Initial values of an uncontrolled group. */
  defaultValue?: readonly Value[];
  /** Called with all selected answers, in display order. */
  onChange?: (value: readonly Value[]) => void;
  /**
   * Called when an answer that excludes all others is selected with the pointer or by touch. Not called for the keyboard or a
   * screen reader, whose user may want to continue reading.
   */
  onPick?: (value: Value) => void;
}
