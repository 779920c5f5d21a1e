import { useState } from 'react';
import { FormContext } from 'react-aria-components/Form';
import { useSlottedContext } from 'react-aria-components/slots';

/** Form error of a field, and a function that clears it after an edit. */
export interface FormErrorOfField {
  readonly message: string | undefined;
  readonly clear: () => void;
}

/**
 * Error from the surrounding Form for a field made of several controls, until the field is edited. Fields with one
 * control get this from react-aria.
 */
export function useFormError(name: string | undefined): FormErrorOfField {
  const errors = useSlottedContext(FormContext)?.validationErrors;
  const [cleared, setCleared] = useState<typeof errors>();
  const found = name === undefined || errors === cleared ? undefined : errors?.[name];
  return {
    message: Array.isArray(found) ? found.join(' ') : found,
    clear: () => setCleared(errors),
  };
}
