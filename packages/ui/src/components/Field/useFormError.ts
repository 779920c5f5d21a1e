import { useState } from 'react';
import { FormContext } from 'react-aria-components/Form';
import { useSlottedContext } from 'react-aria-components/slots';

/** What the Form around a field says is wrong with it, and how the field says that it was edited since. */
export interface FormErrorOfField {
  readonly message: string | undefined;
  readonly clear: () => void;
}

/**
 * The error a Form brings for a name, until the field is edited: for fields made of several controls. Fields
 * of one control have this from react-aria.
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
