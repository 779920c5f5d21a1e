import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as field from '../../components/Field/Field.css.ts';
import { ErrorText } from '../../components/Field/FieldMessage.tsx';
import * as styles from './CardForm.css.ts';

/** Field rendered by the payment provider, which stores its content. */
export interface ProviderSlot {
  /** Renders the provider's `<input>` or frame, named by `labelId` and described by `messageId`. */
  render: (ids: { readonly labelId: string; readonly messageId: string }) => ReactNode;
  /** Whether the field has focus. @default false */
  isFocused?: boolean;
  /** Whether the field is complete and valid. @default false */
  isComplete?: boolean;
  /** Error below the field. */
  errorMessage?: string | undefined;
}

/** Props of {@link ProviderField}. */
export interface ProviderFieldProps extends ProviderSlot {
  label: string;
  /** Announced once the field is complete; names the field. */
  completeLabel: string;
  isDisabled: boolean;
  className?: string | undefined;
}

/** Label, box and error in our design around a field of the payment provider. */
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
    <div className={clsx(field.field, className)}>
      <span id={labelId} className={field.label}>
        {label}
      </span>
      <div
        className={clsx(field.input, styles.slot)}
        {...(isFocused && { 'data-focused': true })}
        {...(errorMessage && { 'data-invalid': true })}
        {...(isDisabled && { 'data-disabled': true })}
      >
        <div className={styles.provider}>{render({ labelId, messageId })}</div>
        {isComplete && !errorMessage && <Icon name="check" size="small" className={styles.complete} />}
      </div>
      <div className={field.message}>
        <span id={messageId}>
          {/* Live, because a description can't reach into the provider's frame. */}
          <span aria-live="polite" className={errorMessage ? field.error : undefined}>
            {errorMessage && <ErrorText>{errorMessage}</ErrorText>}
          </span>
          {/* Not live: the patient is still typing. */}
          {!errorMessage && isComplete && <VisuallyHidden>{completeLabel}</VisuallyHidden>}
        </span>
      </div>
    </div>
  );
}
