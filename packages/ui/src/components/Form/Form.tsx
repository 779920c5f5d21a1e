import { useEffect, useMemo, useRef, type CSSProperties, type FormEvent, type ReactNode } from 'react';
import { Form as AriaForm, type FormProps as AriaFormProps } from 'react-aria-components/Form';
import { ErrorSummary } from './ErrorSummary.tsx';
import * as styles from './Form.css.ts';
import { byField, controlOf, type FormError } from './formErrors.ts';

/** Words of {@link Form}. */
export interface FormStrings {
  /** Head of the summary. @default 'There is a problem' */
  summaryTitle: string;
}

const english: FormStrings = { summaryTitle: 'There is a problem' };
const none: readonly FormError[] = [];

/** Props of {@link Form}. */
export interface FormProps extends Omit<
  AriaFormProps,
  'className' | 'style' | 'validationBehavior' | 'validationErrors' | 'onSubmit'
> {
  /** Fields, then the one button that sends. */
  children: ReactNode;
  /** The patient sends the form. The page is never left; what was written is in the event's form. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /**
   * What was wrong with the last sending, from our own checks or the service: a new array each time, since
   * its arrival moves focus to the summary. Fields of the same `name` show their message by themselves,
   * until they are edited. @default []
   */
  errors?: readonly FormError[];
  strings?: Partial<FormStrings>;
  className?: string;
  style?: CSSProperties;
}

/** Fields that are sent together, and what is wrong with them at their head. */
export function Form({ children, onSubmit, errors = none, strings, className, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const isAwaited = useRef(false);
  const fields = useMemo(() => byField(errors), [errors]);

  // Errors that come while somebody writes (a check on leaving a field) must not take the focus away.
  useEffect(() => {
    if (errors.length === 0 || !isAwaited.current) return;
    isAwaited.current = false;
    summary.current?.focus();
  }, [errors]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    isAwaited.current = true;
    onSubmit(event);
  };
  return (
    <AriaForm
      {...rest}
      ref={form}
      onSubmit={submit}
      validationBehavior="aria"
      validationErrors={fields}
      className={[styles.form, className].filter(Boolean).join(' ')}
    >
      {errors.length > 0 && (
        <ErrorSummary
          ref={summary}
          title={strings?.summaryTitle ?? english.summaryTitle}
          errors={errors}
          onFollow={(name) => controlOf(form.current, name)?.focus()}
        />
      )}
      {children}
    </AriaForm>
  );
}
