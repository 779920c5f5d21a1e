import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Checkbox } from '../../components/Checkbox/index.ts';
import * as styles from './Agreement.css.ts';

/** Statement to agree to. */
export interface Consent {
  /** Field name of the value in the surrounding Form. */
  id: string;
  /** Statement with a Link to the document it refers to. */
  text: ReactNode;
  /** Further details, read after the statement. */
  description?: ReactNode;
  /** Whether the patient must agree to continue. @default true */
  isRequired?: boolean;
  /** Error such as "Agree to the terms to continue." */
  errorMessage?: string | undefined;
}

/** Props of {@link Agreement}. */
export interface AgreementProps extends Omit<HTMLAttributes<HTMLFieldSetElement>, 'children' | 'onChange'> {
  /** Heading of the statements. @default 'Before you continue' */
  label?: ReactNode;
  /** Consents in reading order. */
  consents: readonly Consent[];
  /** Ids the patient agreed to. Start empty: no consent is preselected. */
  agreed: ReadonlySet<string>;
  /** Called with the ids of all statements that the patient agrees to. */
  onChange: (agreed: ReadonlySet<string>) => void;
  /** Label of a checkbox above the consents that checks and unchecks the required ones, such as "I agree to all three". */
  allLabel?: ReactNode;
  /** Follows an optional consent. @default '(optional)' */
  optionalLabel?: string;
  /** @default false */
  isDisabled?: boolean;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Consent checkboxes for telehealth, terms and privacy, none preselected (decisions, "Registration"). */
export function Agreement({
  label = 'Before you continue',
  consents,
  agreed,
  onChange,
  allLabel,
  optionalLabel = '(optional)',
  isDisabled = false,
  className,
  ...rest
}: AgreementProps) {
  const labelId = useId();
  const setAgreed = (ids: readonly string[], isAgreed: boolean) => {
    const next = new Set(agreed);
    for (const id of ids) {
      if (isAgreed) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  const required = consents.filter(({ isRequired = true }) => isRequired).map(({ id }) => id);
  const count = required.filter((id) => agreed.has(id)).length;
  return (
    <fieldset aria-labelledby={labelId} {...rest} className={clsx(styles.group, className)}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      {allLabel && (
        <Checkbox
          isSelected={count === required.length}
          isIndeterminate={count > 0 && count < required.length}
          onChange={(isAgreed) => setAgreed(required, isAgreed)}
          isDisabled={isDisabled}
          className={styles.all}
        >
          {allLabel}
        </Checkbox>
      )}
      {consents.map(({ id, text, description, isRequired = true, errorMessage }) => (
        <Checkbox
          key={id}
          name={id}
          description={description}
          isSelected={agreed.has(id)}
          onChange={(isAgreed) => setAgreed([id], isAgreed)}
          isRequired={isRequired}
          isDisabled={isDisabled}
          errorMessage={errorMessage}
        >
          {text}
          {!isRequired && (
            <>
              {' '}
              <span className={styles.optional}>{optionalLabel}</span>
            </>
          )}
        </Checkbox>
      ))}
    </fieldset>
  );
}
