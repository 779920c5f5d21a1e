import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** Props of {@link HiddenInput}. */
export interface HiddenInputProps {
  /** Name the value is submitted under. Nothing is submitted without one. */
  name: string | undefined;
  value: string;
  isDisabled?: boolean | undefined;
  /** Moves focus to the visible control when the error summary of a Form focuses this input. */
  onFocus: () => void;
}

/** Hidden input that submits a field's value when it differs from the text of its visible control. */
export function HiddenInput({ name, value, isDisabled = false, onFocus }: HiddenInputProps) {
  if (name === undefined) return null;
  return (
    <VisuallyHidden aria-hidden="true">
      <input
        name={name}
        value={value}
        // Browsers don't fill it, and would store it with the session of the page.
        autoComplete="off"
        disabled={isDisabled}
        readOnly
        tabIndex={-1}
        onFocus={onFocus}
      />
    </VisuallyHidden>
  );
}
