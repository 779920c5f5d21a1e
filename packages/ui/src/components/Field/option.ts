import type { ReactNode } from 'react';

/** One answer of a group. */
export interface ChoiceOption<Value extends string = string> {
  /** What is given back and sent. */
  value: Value;
  /** The answer in the patient's words. */
  label: ReactNode;
  /** More about it, read after its name. */
  description?: ReactNode;
  /** Shown and read, not to be chosen; say why in `description`. @default false */
  isDisabled?: boolean;
}

/** One answer of several that may be given together. */
export interface MultipleOption<Value extends string = string> extends ChoiceOption<Value> {
  /** "None of these": choosing it clears the others, and choosing another clears it. @default false */
  isExclusive?: boolean;
}
