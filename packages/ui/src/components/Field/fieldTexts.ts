import type { ReactNode } from 'react';

/** What every field says around its control. */
export interface FieldTexts {
  /** What to give here. Always on the screen; a placeholder is no label. */
  label: ReactNode;
  /** Help that stays while answering: a format, a reason. */
  description?: ReactNode;
  /** What is wrong and how to put it right. Marks the field invalid; wins over an error of the Form. */
  errorMessage?: string | undefined;
  /** Said after the label of a field that may be left out; `null` says nothing. @default null */
  optionalLabel?: ReactNode;
}

/** As {@link FieldTexts}, for a group that a heading on the page may name instead (`aria-labelledby`). */
export interface GroupTexts extends Omit<FieldTexts, 'label'> {
  /** The question. Left out only where `aria-labelledby` names what asks it. */
  label?: ReactNode;
}
