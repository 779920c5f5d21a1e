import type { ReactNode } from 'react';

/** Answer in a group with single selection. */
export interface ChoiceOption<Value extends string = string> {
  /** Value passed to `onChange` and submitted. */
  value: Value;
  /** Answer, worded as the patient would say it. */
  label: ReactNode;
  /** Help text, read after the label. */
  description?: ReactNode;
  /** Whether the answer is shown but can't be selected. Explain why in `description`. @default false */
  isDisabled?: boolean;
}

/** Answer in a group with multiple selection. */
export interface MultipleOption<Value extends string = string> extends ChoiceOption<Value> {
  /** Whether selecting this answer ("None of these") clears the others, and the reverse. @default false */
  isExclusive?: boolean;
}
