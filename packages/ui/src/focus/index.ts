export { focusHeading, isFocusLost, pageHeading } from './pageFocus.ts';
export { findControlInError, useErrorFocus } from './useErrorFocus.ts';
export { useFocusOnChange } from './useFocusOnChange.ts';
export { useFocusOnForm } from './useFocusOnForm.ts';
export { useFocusOnMount } from './useFocusOnMount.ts';
export { useKeptFocus } from './useKeptFocus.ts';
