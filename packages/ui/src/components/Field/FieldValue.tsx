import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** Props of {@link FieldValue}. */
export interface FieldValueProps {
  /** Name the value is sent under; without one nothing is sent. */
  name: string | undefined;
  value: string;
  isDisabled?: boolean | undefined;
  /** The summary of a Form leads to the control of a name: takes the focus on to what the patient uses. */
  onFocus: () => void;
}

/** What a field sends with its Form, where that is not the text in one control of its own. */
export function FieldValue({ name, value, isDisabled = false, onFocus }: FieldValueProps) {
  if (name === undefined) return null;
  return (
    <VisuallyHidden aria-hidden="true">
      <input name={name} value={value} disabled={isDisabled} readOnly tabIndex={-1} onFocus={onFocus} />
    </VisuallyHidden>
  );
}
