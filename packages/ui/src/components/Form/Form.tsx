import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, type CSSProperties, type FormEvent, type ReactNode } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { useErrorFocus } from '../../focus/useErrorFocus.ts';
import { useSingleAction } from '../Button/useSingleAction.ts';
import { useStrings } from '../../provider/strings.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import { findControl, groupByField, type FormError } from './formErrors.ts';
import { reportShownValues } from './reportShownValues.ts';

/** Strings of {@link Form}. */
export interface FormStrings {
  /** Title of the error summary. @default 'There is a problem' */
  summaryTitle: string;
}

const defaultStrings: FormStrings = { summaryTitle: 'There is a problem' };
const none: readonly FormError[] = [];

/** Props of {@link Form}. */
export interface FormProps extends Omit<
  AriaFormProps,
  'className' | 'style' | 'validationBehavior' | 'validationErrors' | 'onSubmit'
> {
  /** Fields, followed by the submit button. */
  children: ReactNode;
  /**
   * Called when the patient submits the form. The page never navigates; read the values from the event's form. While a
   * promise that it returns is unsettled, further submits are ignored.
   */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /**
   * Errors of the last submission, from client checks or the service. Pass a new array each time, because a new array
   * moves focus to the summary. Fields show the errors with their `name` until they are edited.
   * @default []
   */
  errors?: readonly FormError[];
  strings?: Partial<FormStrings>;
  className?: string;
  style?: CSSProperties;
}

/** Group of fields submitted together, with a summary of their errors at the top. */
export function Form({
  children,
  onSubmit,
  errors = none,
  strings: overrides,
  className,
  ...rest
}: FormProps) {
  const strings = useStrings('Form', defaultStrings, overrides);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const fields = useMemo(() => groupByField(errors), [errors]);
  const handleSubmission = useErrorFocus(errors, () => summary.current);

  // On the element, because React's handlers run later: a render would remove what a password manager has filled in.
  useEffect(() => {
    const element = form.current;
    if (element === null) return undefined;
    const reportAll = () => reportShownValues(element);
    element.addEventListener('focusin', reportAll);
    element.addEventListener('submit', reportAll);
    return () => {
      element.removeEventListener('focusin', reportAll);
      element.removeEventListener('submit', reportAll);
    };
  }, []);

  const submit = useSingleAction(onSubmit);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    handleSubmission();
    submit(event);
  };
  return (
    <AriaForm
      {...rest}
      ref={form}
      onSubmit={handleSubmit}
      validationBehavior="aria"
      validationErrors={fields}
      className={clsx(styles.form, className)}
    >
      {errors.length > 0 && (
        <ErrorSummary
          ref={summary}
          title={strings.summaryTitle}
          errors={errors}
          onFocusField={(name) => findControl(form.current, name)?.focus()}
        />
      )}
      {children}
    </AriaForm>
  );
}
