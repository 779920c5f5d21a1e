import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { error as errorClass, field as fieldClass } from '../components/Field/Field.css.ts';

/** Prefix of the document's title while there is an error. */
const IN_ERROR = 'Error: ';

/**
 * Moves focus to what is in error after each submission, also a repeated one, so that a screen reader reads the error. Errors
 * that appear otherwise, such as those of a check on blur, move nothing. The document's title says that there is an error.
 * @param errors a new array for each result of a submission
 * @param find called after the render; returns the element to focus
 * @returns callback for each submission
 */
export function useErrorFocus(
  errors: readonly unknown[],
  find: () => HTMLElement | null | undefined,
): () => void {
  const isPending = useRef(false);
  // A repeated submission may change no state of the caller.
  const [, render] = useReducer((count: number) => count + 1, 0);
  const focusError = useEffectEvent(() => {
    const found = isPending.current ? find() : undefined;
    if (!found) return;
    isPending.current = false;
    found.focus();
  });
  useEffect(() => {
    if (errors.length > 0) focusError();
  }, [errors]);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (!hasErrors) return undefined;
    document.title = `${IN_ERROR}${document.title}`;
    return () => {
      document.title = document.title.replace(IN_ERROR, '');
    };
  }, [hasErrors]);
  return () => {
    isPending.current = true;
    render();
  };
}

const CONTROL = ':is(input, textarea, select, button):enabled';

/** First control in a container that has an error; in a group, its first one. */
export function findControlInError(container: HTMLElement | null): HTMLElement | undefined {
  for (const error of container?.querySelectorAll(`.${errorClass}:not([aria-hidden])`) ?? []) {
    // react-aria connects a new error by its id only after this effect.
    const described = error.id === '' ? '' : `[aria-describedby~=${JSON.stringify(error.id)}]`;
    const control =
      (described !== '' && container?.querySelector<HTMLElement>(`${CONTROL}${described}`)) ||
      error.closest(`.${fieldClass}`)?.querySelector<HTMLElement>(CONTROL);
    if (control) return control;
  }
  return undefined;
}
