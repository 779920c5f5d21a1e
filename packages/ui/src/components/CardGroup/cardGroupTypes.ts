import type { CSSProperties, ReactNode, Ref } from 'react';
import type { GroupTexts } from '../Field/fieldTexts.ts';
import type { MultipleOption } from '../Field/option.ts';

/** One answer as a card. */
export interface CardOption<Value extends string = string> extends MultipleOption<Value> {
  /** Picture beside the words; see Thumbnail for what may be shown. */
  imageUrl?: string | undefined;
  /** A word or two that sets it apart: "Most popular". */
  mark?: ReactNode;
  /** At the card's end, formatted: an amount, and what it is for ("a month"). */
  price?: { readonly amount: string; readonly note?: string } | undefined;
}

/** What a group of cards takes, whether one of them or several may be chosen. */
export interface CardsProps<Value extends string> extends GroupTexts {
  /** The answers, in their order. */
  options: readonly CardOption<Value>[];
  /** Under each other, or two and more in a row where there is room. @default 'list' */
  layout?: 'list' | 'grid';
  /** Name of the value in the Form around it. */
  name?: string;
  /** Names the group where a heading of the page asks the question. */
  'aria-labelledby'?: string;
  /** @default false */
  isRequired?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** Shows the answer and lets nobody change it. @default false */
  isReadOnly?: boolean;
  id?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** One of the cards is chosen. */
export interface SingleCardsProps<Value extends string> extends CardsProps<Value> {
  /** What is chosen, where the screen keeps it; `null` is nothing. */
  value?: Value | null;
  /** What is chosen at first, where the group keeps it. */
  defaultValue?: Value | null;
  /** The answer that was chosen. */
  onChange?: (value: Value) => void;
}

/** Any of the cards are chosen. */
export interface MultipleCardsProps<Value extends string> extends CardsProps<Value> {
  /** What is chosen, where the screen keeps it. */
  value?: readonly Value[];
  /** What is chosen at first, where the group keeps it. */
  defaultValue?: readonly Value[];
  /** All that is chosen now, in the order of the options. */
  onChange?: (value: readonly Value[]) => void;
}
