import { useId, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as field from '../../components/Field/Field.css.ts';
import { ErrorText } from '../../components/Field/FieldMessage.tsx';
import * as styles from './CardForm.css.ts';

/** One field of the payment provider. What is written in it stays with the provider. */
export interface ProviderSlot {
  /** The provider's own element, which brings its `<input>` or frame; named by `labelId`, described by `messageId`. */
  render: (ids: { readonly labelId: string; readonly messageId: string }) => ReactNode;
  /** It has the focus. @default false */
  isFocused?: boolean;
  /** It is filled in and good. @default false */
  isComplete?: boolean;
  /** What is wrong with it. */
  errorMessage?: string | undefined;
}

/** Props of {@link ProviderField}. */
export interface ProviderFieldProps extends ProviderSlot {
  label: string;
  /** Said of a field that is filled in. */
  completeLabel: string;
  isDisabled: boolean;
  className?: string | undefined;
}

/** Label, box, state and error of the house around a field of the payment provider. */
export function ProviderField({
  label,
  completeLabel,
  render,
  isFocused = false,
  isComplete = false,
  errorMessage,
  isDisabled,
  className,
}: ProviderFieldProps) {
  const id = useId();
  const [labelId, messageId] = [`${id}label`, `${id}message`];
  return (
    <div className={[field.field, className].filter(Boolean).join(' ')}>
      <span id={labelId} className={field.label}>
        {label}
      </span>
      <div
        className={[field.input, styles.slot].join(' ')}
        {...(isFocused && { 'data-focused': true })}
        {...(errorMessage && { 'data-invalid': true })}
        {...(isDisabled && { 'data-disabled': true })}
      >
        <div className={styles.provider}>{render({ labelId, messageId })}</div>
        {isComplete && !errorMessage && <Icon name="check" size="small" className={styles.complete} />}
      </div>
      <div className={field.message}>
        <span id={messageId} className={errorMessage ? field.error : undefined}>
          {errorMessage ? (
            <ErrorText>{errorMessage}</ErrorText>
          ) : (
            isComplete && <VisuallyHidden>{completeLabel}</VisuallyHidden>
          )}
        </span>
      </div>
    </div>
  );
}
