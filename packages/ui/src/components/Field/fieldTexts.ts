import type { ReactNode } from 'react';

/** Text props shared by all fields. */
export interface FieldTexts {
  /** Visible label. Never replace it with a placeholder. */
  label: ReactNode;
  /** Help text that stays visible while the patient answers, such as a format or a reason. */
  description?: ReactNode;
  /** What is wrong and how to fix it. Marks the field invalid and overrides an error from the Form. */
  errorMessage?: string | undefined;
  /** Text after the label of an optional field; `null` shows nothing. @default null */
  optionalLabel?: ReactNode;
}

/** {@link FieldTexts} for a group that can be named by a heading on the page (`aria-labelledby`) instead. */
export interface GroupTexts extends Omit<FieldTexts, 'label'> {
  /** Question. Leave it out only when `aria-labelledby` names the group. */
  label?: ReactNode;
}
